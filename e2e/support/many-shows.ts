import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import type { OwnStation } from '../../testing/start-station.ts';
import { startStudio } from './studio.ts';

const seeded = 1000;

/**
 * A station with this many thousand shows in the lists of the studio. One thousand are written through the service; the others are
 * copies, in SQL, of every table that the lists read. Search and the public pages do not know of the copies.
 */
export async function startLargeStudio(request: APIRequestContext, thousands: number): Promise<OwnStation> {
  const station = await startStudio(request, {
    STATION: 'bench/many-shows',
    BENCH_SHOWS: String(seeded),
  });
  const database = new DatabaseSync(join(station.data, 'content.sqlite'));
  // The station may be writing at the same moment.
  database.exec('PRAGMA busy_timeout = 30000');
  database.exec(copies(thousands - 1));
  database.close();
  return station;
}

function copies(times: number): string {
  const from = (table: string) => `
    FROM ${table} t JOIN seeded s ON s.id = t.${table === 'documents' ? 'id' : 'document'} CROSS JOIN turns k`;
  const id = 's.id + k.value * s.ids';
  const slug = `'show-' || (s.number + k.value * ${seeded})`;
  return `
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE turns AS
      WITH RECURSIVE turn (value) AS (VALUES (1) UNION ALL SELECT value + 1 FROM turn WHERE value < ${times}) SELECT value FROM turn;
    CREATE TEMP TABLE seeded AS
      SELECT id, CAST(substr(slug, 6) AS INTEGER) AS number, (SELECT max(id) FROM documents) AS ids FROM documents WHERE type = 'show';
    INSERT INTO documents (id, type, slug, live, changed, live_version)
      SELECT ${id}, t.type, ${slug}, json_set(t.live, '$.slug', ${slug}), t.changed, t.live_version ${from('documents')};
    INSERT INTO cards SELECT ${id}, t.card ${from('cards')};
    INSERT INTO staff_items
      SELECT ${id}, t.type, t.title, t.date + k.value * ${seeded * 1_800_000}, t.edited, t.states ${from('staff_items')};
    COMMIT;`;
}
