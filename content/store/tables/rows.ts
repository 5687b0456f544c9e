/** Whole tables row by row, for exports, imports and moving to another database. Names and types of columns are the same in both. */
export type RowValue = string | number | null;
export type Row = Record<string, RowValue>;

export type RowReads = {
  /** Every row; none when there is no such table. */
  all(table: string): Promise<Row[]>;
  /** Rows after the given one, in the order of the primary key. */
  after(table: string, last: Row | undefined, limit: number): Promise<Row[]>;
  count(table: string): Promise<number>;
};

export type RowWrites = {
  /** Adds rows that are not there yet. Unknown columns are left out, missing ones are empty. */
  add(table: string, rows: Row[]): Promise<void>;
  /** Called once after rows with ids of their own were added, so that new ids are higher. */
  finish(): Promise<void>;
};
