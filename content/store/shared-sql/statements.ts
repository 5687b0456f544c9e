export type PlainValue = string | number | null;

/** Statements in the SQL that both databases understand, with `?` for each value. */
export type Statements = {
  all<Row>(text: string, ...values: PlainValue[]): Promise<Row[]>;
  /** Returns how many rows it has changed. */
  run(text: string, ...values: PlainValue[]): Promise<number>;
};

export async function first<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}
