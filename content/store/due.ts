import { type StationDocument, stationDocumentOf } from '@longwave/contract/documents.ts';
import type { CheckMedia } from '../media/check-media.ts';
import type { Store, Touched } from '../store.ts';
import { BadField } from './bad-field.ts';
import { publishWithin, type Refused } from './publishing.ts';

type Due = { id: number; type: string; slug: string; draft: string; publish_at: number };

const dueRows = `SELECT id, type, slug, draft, publish_at FROM documents WHERE publish_at <= ?`;

/**
 * Publishes every draft whose time has come. One that is not right stays a draft, with the reason beside it for staff.
 * When anything else goes wrong, such as a lock or a full disk, it stays due and the next call tries again.
 */
export function createDuePublishing(store: Store, checkMedia: CheckMedia) {
  /** What went wrong with which document, so that trying every second does not log every second. */
  const told = new Map<number, string>();

  function complain({ id, type, slug }: Due, error: unknown): void {
    const reason = (error as Error).message;
    if (told.get(id) !== reason) console.error(`Could not publish ${type}/${slug} at its time: ${reason}`);
    told.set(id, reason);
  }

  /** Reads the draft again, since staff may have changed it while this waited for its turn. */
  function publishNow(id: number, now: number): Touched | undefined {
    const row = store.sql(`${dueRows} AND id = ?`).get(now, id) as Due | undefined;
    if (!row) return undefined;
    const document = documentOf(row.draft);
    checkMedia(document);
    return publishWithin(store, document, now);
  }

  async function refuse(row: Due, { field, message }: BadField, now: number): Promise<void> {
    const refused: Refused = { at: now, publishAt: row.publish_at, field, reason: message };
    await store.write(() =>
      store
        .sql(
          'UPDATE documents SET publish_at = NULL, refusal = ? WHERE id = ? AND publish_at = ? AND draft = ?',
        )
        .run(JSON.stringify(refused), row.id, row.publish_at, row.draft),
    );
  }

  async function publishOne(row: Due, now: number): Promise<void> {
    try {
      const touched = await store.write(() => publishNow(row.id, now));
      told.delete(row.id);
      if (touched) store.announce(touched);
    } catch (error) {
      complain(row, error);
      if (error instanceof BadField) await refuse(row, error, now).catch(() => undefined);
    }
  }

  return async function publishDue(now: number): Promise<void> {
    const due = store.sql(`${dueRows} ORDER BY publish_at, id`).all(now) as Due[];
    for (const row of due) await publishOne(row, now);
  };
}

function documentOf(draft: string): StationDocument {
  const result = stationDocumentOf.safeParse(JSON.parse(draft));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new BadField(issue?.path.join('.') || 'draft', issue?.message ?? 'is not right');
}
