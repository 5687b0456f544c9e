import type { DocumentWrites } from '../tables/documents.ts';
import type { Connection } from './connection.ts';

export function documentWrites({ run, get }: Connection): DocumentWrites {
  return {
    async insert(type, slug, changed) {
      const { lastInsertRowid } = run(
        'INSERT INTO documents (type, slug, changed) VALUES (?, ?, ?)',
        ...[type, slug, changed],
      );
      return Number(lastInsertRowid);
    },
    async putForDraft(type, slug, publishAt, changed) {
      const row = get<{ id: number }>(
        `INSERT INTO documents (type, slug, publish_at, changed) VALUES (?, ?, ?, ?)
         ON CONFLICT (type, slug) DO UPDATE SET publish_at = excluded.publish_at, refusal = NULL,
         live_version = iif(trashed_at IS NULL, live_version, NULL), trashed_at = NULL, trashed_live = 0 RETURNING id`,
        ...[type, slug, publishAt, changed],
      );
      return row?.id as number;
    },
    async setLive(id, { live, version, changed, endsDraft }) {
      run(
        `UPDATE documents SET live = ?, live_version = ?, changed = ?, trashed_at = NULL, trashed_live = 0
         ${endsDraft ? ', draft_version = NULL, publish_at = NULL, refusal = NULL' : ''} WHERE id = ?`,
        ...[live, version, changed, id],
      );
    },
    async clearLive(id) {
      run('UPDATE documents SET live = NULL WHERE id = ?', id);
    },
    async setLiveVersion(id, version) {
      run('UPDATE documents SET live_version = ? WHERE id = ?', version, id);
    },
    async setDraftVersion(id, version) {
      run('UPDATE documents SET draft_version = ? WHERE id = ?', version, id);
    },
    async moveLiveToDraft(id) {
      run(
        'UPDATE documents SET draft_version = coalesce(draft_version, live_version), live_version = NULL WHERE id = ?',
        id,
      );
    },
    async clearSchedule(id) {
      run('UPDATE documents SET publish_at = NULL, refusal = NULL WHERE id = ?', id);
    },
    async setSchedule(id, { changed, publishAt, refusal }) {
      run(
        'UPDATE documents SET changed = ?, publish_at = ?, refusal = ? WHERE id = ?',
        ...[changed, publishAt, refusal, id],
      );
    },
    async setRefusal({ id, publishAt, draftVersion }, refusal) {
      run(
        'UPDATE documents SET publish_at = NULL, refusal = ? WHERE id = ? AND publish_at = ? AND draft_version = ?',
        ...[refusal, id, publishAt, draftVersion],
      );
    },
    async rename(id, slug) {
      run('UPDATE documents SET slug = ? WHERE id = ?', slug, id);
    },
    async moveToTrash(id, now, wasLive) {
      run(
        'UPDATE documents SET trashed_at = ?, trashed_live = ? WHERE id = ?',
        ...[now, wasLive ? 1 : 0, id],
      );
    },
    async takeFromTrash(id, now) {
      run(
        `UPDATE documents SET trashed_at = NULL, trashed_live = 0, publish_at = iif(publish_at > ?, publish_at, NULL)
         WHERE id = ?`,
        ...[now, id],
      );
    },
    async reserve(type, slug, live, changed) {
      run(
        `UPDATE documents SET trashed_at = NULL, trashed_live = 0, live_version = NULL, draft_version = NULL,
         publish_at = NULL, refusal = NULL WHERE type = ? AND slug = ? AND trashed_at IS NOT NULL`,
        ...[type, slug],
      );
      run(
        `INSERT INTO documents (type, slug, live, changed) VALUES (?, ?, ?, ?)
         ON CONFLICT (type, slug) DO UPDATE SET live = coalesce(live, excluded.live)`,
        ...[type, slug, live, changed],
      );
    },
    async remove(id) {
      run('DELETE FROM documents WHERE id = ?', id);
    },
    async removeTrashed(before) {
      // The newest stays: SQLite would give its id to the next document.
      run('DELETE FROM documents WHERE trashed_at < ? AND id < (SELECT max(id) FROM documents)', before);
    },
  };
}
