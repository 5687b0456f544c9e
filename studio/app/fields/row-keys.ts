const keys = new WeakMap<object, string>();
let lastKey = 0;

/** Names a row of a form while it is open, wherever it is moved to. Documents have no names for their rows, and get none. */
export function keyOf(row: object): string {
  const known = keys.get(row);
  if (known) return known;
  lastKey += 1;
  const key = `row-${lastKey}`;
  keys.set(row, key);
  return key;
}

/** The row with something changed in it, under the same key. */
export function changedRow<T extends object>(row: T, part: Partial<T>): T {
  const changed = { ...row, ...part };
  keys.set(changed, keyOf(row));
  return changed;
}

/** The rows with this one changed, wherever it is by now; as they are when it is gone. */
export function withRowChanged<T extends object>(rows: T[], key: string, part: Partial<T>): T[] {
  return rows.map((row) => (keyOf(row) === key ? changedRow(row, part) : row));
}

/** The rows with this one earlier or later by some. */
export function withRowMoved<T extends object>(rows: T[], row: T, by: number): T[] {
  const next = rows.filter((other) => other !== row);
  next.splice(rows.indexOf(row) + by, 0, row);
  return next;
}
