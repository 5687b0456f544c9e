const keys = new WeakMap<object, string>();
let lastKey = 0;

/** The key of a row in an open form, for React. It is stored beside the row, not in it, so that the document never contains it. */
export function keyOf(row: object): string {
  const known = keys.get(row);
  if (known) return known;
  lastKey += 1;
  const key = `row-${lastKey}`;
  keys.set(row, key);
  return key;
}

/** A copy of the row with the change and with the same key. */
export function changedRow<T extends object>(row: T, part: Partial<T>): T {
  const changed = { ...row, ...part };
  keys.set(changed, keyOf(row));
  return changed;
}

/** The rows, with the change in the one that has the key. Without such a row nothing changes. */
export function withRowChanged<T extends object>(rows: T[], key: string, part: Partial<T>): T[] {
  return rows.map((row) => (keyOf(row) === key ? changedRow(row, part) : row));
}

/** The rows, with one of them moved by so many positions. */
export function withRowMoved<T extends object>(rows: T[], row: T, by: number): T[] {
  const next = rows.filter((other) => other !== row);
  next.splice(rows.indexOf(row) + by, 0, row);
  return next;
}
