/** The JSON of an object some fields of which are JSON already, such as stored cards. */
export function joinJson<Whole extends object, Ready extends keyof Whole & string>(
  plain: Omit<Whole, Ready>,
  ready: Record<Ready, string>,
): string {
  const fields = Object.entries(ready).map(([name, json]) => `"${name}":${json}`);
  return `${JSON.stringify(plain).slice(0, -1)},${fields.join()}}`;
}
