/** Counted, since `/\/+$/` looks at each run of slashes once for each slash in it. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
