import type { Row, RowReads, RowWrites } from '../tables/rows.ts';
import { textArray } from './array.ts';
import type { Sql } from './connection.ts';

type Column = { name: string; type: string; key: number | null; isNeeded: boolean };

/** The columns of a table; none if there is no such table. */
async function columnsOf(sql: Sql, table: string): Promise<Column[]> {
  return await sql<Column[]>`
    SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isNeeded",
      array_position(i.indkey::smallint[], a.attnum) AS key
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE c.oid = to_regclass(quote_ident(${table})) AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    ORDER BY a.attnum`;
}

const keyOf = (columns: Column[]) =>
  columns.filter(({ key }) => key !== null).sort((one, other) => (one.key ?? 0) - (other.key ?? 0));
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (columns: Column[]) => columns.map(({ name }) => quoted(name)).join(', ');

export function rowReads(sql: Sql): RowReads {
  return {
    async all(table) {
      const columns = await columnsOf(sql, table);
      if (columns.length === 0) return [];
      const rows = await sql.unsafe<Row[]>(
        `SELECT ${list(columns)} FROM ${quoted(table)} ORDER BY ${list(keyOf(columns)) || 1}`,
      );
      return [...rows];
    },
    async after(table, last, limit) {
      const columns = await columnsOf(sql, table);
      const key = keyOf(columns);
      if (key.length === 0) return [];
      const behind = key.map(({ type }, at) => `$${at + 2}::${type}`).join(', ');
      const rows = await sql.unsafe<Row[]>(
        `SELECT ${list(columns)} FROM ${quoted(table)} ${last ? `WHERE (${list(key)}) > (${behind})` : ''}
         ORDER BY ${list(key)} LIMIT $1`,
        [limit, ...(last ? key.map(({ name }) => last[name] ?? null) : [])],
      );
      return [...rows];
    },
    async count(table) {
      const columns = await columnsOf(sql, table);
      if (columns.length === 0) return 0;
      const [row] = await sql.unsafe<{ count: number }[]>(`SELECT count(*) FROM ${quoted(table)}`);
      return row?.count ?? 0;
    },
  };
}

export function rowWrites(sql: Sql): RowWrites {
  return {
    async add(table, rows) {
      const columns = await columnsOf(sql, table);
      if (columns.length === 0) throw new Error(`There is no table called ${table}`);
      if (rows.length === 0) return;
      // Rows may come before those they refer to, such as a document before its versions.
      await sql`SET CONSTRAINTS ALL DEFERRED`;
      const values = columns.map((column) =>
        textArray(rows.map((row) => row[column.name] ?? emptyOf(column))),
      );
      await sql.unsafe(
        `INSERT INTO ${quoted(table)} (${list(columns)})
         SELECT ${columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ')}
         FROM unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) AS given (${list(columns)})
         ON CONFLICT DO NOTHING`,
        values,
      );
    },
    async finish() {
      const sequences = await sql<{ table: string; column: string }[]>`
        SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = current_schema() AND is_identity = 'YES'`;
      for (const { table, column } of sequences)
        await sql.unsafe(
          `SELECT setval(pg_get_serial_sequence('${quoted(table)}', '${column}'), greatest(max(${quoted(column)}),
             nextval(pg_get_serial_sequence('${quoted(table)}', '${column}')))) FROM ${quoted(table)}`,
        );
    },
  };
}

function emptyOf({ type, isNeeded }: Column): string | number | null {
  return isNeeded ? (type === 'text' ? '' : 0) : null;
}
