import { connect } from '@longwave/content/store/postgres/connection.ts';

/** How many shows are written through the service before they are copied within the database. */
export const seededShows = 1000;
/** Milliseconds between a show and its copy: as in `station.ts`, shows begin half an hour apart. */
const span = seededShows * 1_800_000;

/**
 * Copies the seeded shows in PostgreSQL until there are `times` as many, each copy with its own slug, date and recording.
 * Everything derived from a show is copied too, so that the database is as if each show had been written, except for the
 * rarest word.
 */
export async function multiplyShows(url: string, times: number): Promise<void> {
  const pool = await connect(url);
  // Settings and the temporary table belong to one connection.
  const sql = await pool.reserve();
  await sql.unsafe(
    `SET session_replication_role = replica; SET enable_seqscan = on; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off`,
  );
  const indexes = await sql<{ name: string; definition: string }[]>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE NOT indisunique AND indrelid = ANY ('{documents,versions,relations,entries,recordings,staff_items,uses,found,found_tracks}'::regclass[])`;
  for (const { name } of indexes) await sql.unsafe(`DROP INDEX ${name}`);
  for (const statement of copies(times)) await sql.unsafe(statement);
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql.unsafe('VACUUM ANALYZE');
  sql.release();
  await pool.end();
}

function copies(times: number): string[] {
  const number = 'substr(d.slug, 6)::bigint';
  const slug = `'show-' || (${number} + k * ${seededShows})`;
  const later = (instant: string) => `${instant} + k * ${span}`;
  const text = (
    column: string,
  ) => `replace(replace(replace(${column}::text, '"show-' || ${number} || '"', '"' || ${slug} || '"'),
    '/recordings/show-' || ${number} || '"', '/recordings/' || ${slug} || '"'),
    substring(d.live ->> 'date' FOR 23), to_char(to_timestamp(e.date / 1000 + k * ${span / 1000}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000"'))::json`;
  const own = (columns: string, table: string) => `
    INSERT INTO ${table} SELECT ${columns} FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN seeded d JOIN ${table} t`;
  const id = (column: string) => `t.${column} + k * ${seededShows}`;
  return [
    "CREATE TEMP TABLE seeded AS SELECT * FROM documents WHERE type = 'show'",
    `INSERT INTO documents SELECT d.id + k * ${seededShows}, d.type, ${slug}, ${text('d.live')}, NULL, d.changed, NULL, d.live_version + k * ${seededShows}, NULL, NULL, 0
     FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN seeded d JOIN staff_items e ON e.document = d.id`,
    `${own(`${id('id')}, ${id('document')}, t.at, t.author, t.state, d2.live, t.note`, 'versions')} ON t.document = d.id JOIN documents d2 ON d2.id = ${id('document')}`,
    `INSERT INTO cards SELECT ${id('document')}, ${text('t.card')} FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN seeded d
     JOIN cards t ON t.document = d.id JOIN staff_items e ON e.document = d.id`,
    `${own(`${id('document')}, t.type, t.title, ${later('t.date')}, t.edited, t.states`, 'staff_items')} ON t.document = d.id`,
    'DELETE FROM staff_counts',
    'INSERT INTO staff_counts SELECT type, states, count(*) FROM staff_items GROUP BY type, states',
    `${own(`t.list, ${later('t.date')}, ${id('document')}`, 'entries')} ON t.document = d.id`,
    `UPDATE lists SET count = (SELECT count(*) FROM entries WHERE list = lists.id)`,
    `${own(`${id('document')}, t.field, t.target`, 'relations')} ON t.document = d.id`,
    `${own(`${slug}, ${id('document')}`, 'recordings')} ON t.document = d.id`,
    `${own(`CASE WHEN t.target LIKE 'recording:%' THEN 'recording:' || ${slug} ELSE t.target END, ${id('document')}`, 'uses')} ON t.document = d.id`,
    `INSERT INTO found (document, type, names, words) SELECT ${id('document')}, t.type, ts_delete(t.names, 'quernstone'), ts_delete(t.words, 'quernstone')
     FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN seeded d JOIN found t ON t.document = d.id`,
    `INSERT INTO found_tracks (document, part, words) SELECT ${id('document')}, t.part, t.words
     FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN seeded d JOIN found_tracks t ON t.document = d.id`,
    ...['documents', 'versions'].map(
      (table) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    ),
  ];
}
