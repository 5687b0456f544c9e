/** Uses a loop because the pattern `/\/+$/` takes quadratic time on long runs of slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
