import type { DocumentWrites } from '../tables/documents.ts';
import type { Sql } from './connection.ts';

export function documentWrites(sql: Sql): DocumentWrites {
  return {
    async insert(type, slug, changed) {
      const [row] = await sql<{ id: number }[]>`
        INSERT INTO documents (type, slug, changed) VALUES (${type}, ${slug}, ${changed}) RETURNING id`;
      return row?.id as number;
    },
    async putForDraft(type, slug, publishAt, changed) {
      const [row] = await sql<{ id: number }[]>`
        INSERT INTO documents AS d (type, slug, publish_at, changed) VALUES (${type}, ${slug}, ${publishAt}, ${changed})
        ON CONFLICT (type, slug) DO UPDATE SET publish_at = excluded.publish_at, refusal = NULL,
          live_version = CASE WHEN d.trashed_at IS NULL THEN d.live_version END, trashed_at = NULL, trashed_live = 0
        RETURNING id`;
      return row?.id as number;
    },
    async setLive(id, { live, version, changed, endsDraft }) {
      await sql`
        UPDATE documents SET live = ${live}, live_version = ${version}, changed = ${changed}, trashed_at = NULL,
          trashed_live = 0 ${endsDraft ? sql`, draft_version = NULL, publish_at = NULL, refusal = NULL` : sql``}
        WHERE id = ${id}`;
    },
    async clearLive(id) {
      await sql`UPDATE documents SET live = NULL WHERE id = ${id}`;
    },
    async setLiveVersion(id, version) {
      await sql`UPDATE documents SET live_version = ${version} WHERE id = ${id}`;
    },
    async setDraftVersion(id, version) {
      await sql`UPDATE documents SET draft_version = ${version} WHERE id = ${id}`;
    },
    async moveLiveToDraft(id) {
      await sql`
        UPDATE documents SET draft_version = coalesce(draft_version, live_version), live_version = NULL
        WHERE id = ${id}`;
    },
    async clearSchedule(id) {
      await sql`UPDATE documents SET publish_at = NULL, refusal = NULL WHERE id = ${id}`;
    },
    async setSchedule(id, { changed, publishAt, refusal }) {
      await sql`
        UPDATE documents SET changed = ${changed}, publish_at = ${publishAt}, refusal = ${refusal} WHERE id = ${id}`;
    },
    async setRefusal({ id, publishAt, draftVersion }, refusal) {
      await sql`
        UPDATE documents SET publish_at = NULL, refusal = ${refusal}
        WHERE id = ${id} AND publish_at = ${publishAt} AND draft_version = ${draftVersion}`;
    },
    async rename(id, slug) {
      await sql`UPDATE documents SET slug = ${slug} WHERE id = ${id}`;
    },
    async moveToTrash(id, now, wasLive) {
      await sql`UPDATE documents SET trashed_at = ${now}, trashed_live = ${wasLive ? 1 : 0} WHERE id = ${id}`;
    },
    async takeFromTrash(id, now) {
      await sql`
        UPDATE documents SET trashed_at = NULL, trashed_live = 0,
          publish_at = CASE WHEN publish_at > ${now} THEN publish_at END WHERE id = ${id}`;
    },
    async reserve(type, slug, live, changed) {
      await sql`
        INSERT INTO documents AS d (type, slug, live, changed) VALUES (${type}, ${slug}, ${live}, ${changed})
        ON CONFLICT (type, slug) DO UPDATE SET live = coalesce(d.live, excluded.live),
          live_version = CASE WHEN d.trashed_at IS NULL THEN d.live_version END,
          draft_version = CASE WHEN d.trashed_at IS NULL THEN d.draft_version END,
          publish_at = CASE WHEN d.trashed_at IS NULL THEN d.publish_at END,
          refusal = CASE WHEN d.trashed_at IS NULL THEN d.refusal END,
          trashed_at = NULL, trashed_live = 0`;
    },
    async remove(id) {
      await sql`DELETE FROM documents WHERE id = ${id}`;
    },
    async removeTrashed(before) {
      await sql`DELETE FROM documents WHERE trashed_at < ${before}`;
    },
  };
}
