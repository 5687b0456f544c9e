import type { RecordingReads, RecordingWrites } from '../tables/lists.ts';
import type { Sql } from './connection.ts';

export function recordingReads(sql: Sql): RecordingReads {
  return {
    async documentOf(name) {
      const [row] = await sql<{ document: number }[]>`SELECT document FROM recordings WHERE name = ${name}`;
      return row?.document;
    },
    async slugOf(name) {
      const [row] = await sql<{ slug: string }[]>`
        SELECT d.slug FROM recordings r JOIN documents d ON d.id = r.document WHERE r.name = ${name}`;
      return row?.slug;
    },
  };
}

export function recordingWrites(sql: Sql): RecordingWrites {
  return {
    async put(name, document) {
      await sql`
        INSERT INTO recordings (name, document) VALUES (${name}, ${document})
        ON CONFLICT (name) DO UPDATE SET document = excluded.document`;
    },
    async removeOf(document) {
      await sql`DELETE FROM recordings WHERE document = ${document}`;
    },
  };
}
