import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Statements of one connection, each prepared once. SQLite prepares `LIMIT ?` again for each value, so write `LIMIT ? + 0`. */
export type Connection = ReturnType<typeof createConnection>;

export function createConnection(database: DatabaseSync) {
  const objects = new Map<string, StatementSync>();
  const arrays = new Map<string, StatementSync>();

  function statement(text: string): StatementSync {
    const known = objects.get(text) ?? database.prepare(text);
    objects.set(text, known);
    return known;
  }

  return {
    database,
    all: <Row>(text: string, ...values: SQLInputValue[]) => statement(text).all(...values) as Row[],
    get: <Row>(text: string, ...values: SQLInputValue[]) => statement(text).get(...values) as Row | undefined,
    run: (text: string, ...values: SQLInputValue[]) => statement(text).run(...values),
    iterate: (text: string, ...values: SQLInputValue[]) => statement(text).iterate(...values),
    /** Rows as arrays, for what is read most: they are quicker to make than objects. */
    arrays<Row extends unknown[]>(text: string, ...values: SQLInputValue[]): Row[] {
      const known = arrays.get(text) ?? database.prepare(text);
      if (!arrays.has(text)) known.setReturnArrays(true);
      arrays.set(text, known);
      return known.all(...values) as unknown[] as Row[];
    },
  };
}
