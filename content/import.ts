import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type StationDocument, stationDocumentOf } from '@longwave/contract/documents.ts';
import * as z from 'zod';
import { keptFolders } from './export.ts';
import { sanitised } from './sanitise.ts';
import { idOf, putLive } from './store/live-documents.ts';
import type { Store } from './store.ts';

const manifest = z.object({
  version: z.literal(1),
  order: z.array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/)),
  media: z.array(
    z.object({
      name: z.string(),
      file: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/),
      width: z.int(),
      height: z.int(),
      colour: z.string(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
});

const exportedDocument = z.object({
  live: z.nullable(stationDocumentOf),
  draft: z.nullable(stationDocumentOf),
  publishAt: z.nullable(z.number()),
  changed: z.number(),
  revisions: z.array(z.object({ at: z.number(), live: stationDocumentOf })),
});
type Exported = z.infer<typeof exportedDocument>;

/** Reads what `exportStation` wrote, all of it or nothing. Documents of the same name are replaced. */
export async function importStation(store: Store, folder: string): Promise<number> {
  if (!existsSync(join(folder, 'station.json')))
    throw new Error(`${folder} holds no export: it has no station.json.`);
  const { order, media } = read(join(folder, 'station.json'), manifest);
  const documents = order.map((name) => read(join(folder, 'documents', `${name}.json`), exportedDocument));
  for (const name of keptFolders)
    if (existsSync(join(folder, name)))
      await cp(join(folder, name), join(store.folder, name), { recursive: true });
  store.transaction(() => {
    for (const [at, document] of documents.entries()) reserve(store, order[at] ?? '', document);
    for (const document of documents) writeLive(store, document);
    for (const row of media)
      store
        .sql(
          `INSERT OR REPLACE INTO media (name, file, width, height, colour, bytes, sha256)
           VALUES (:name, :file, :width, :height, :colour, :bytes, :sha256)`,
        )
        .run(row);
  });
  store.announce({ keys: new Set(), all: true });
  return documents.length;
}

/** Rows first, in their old order, so that documents may name each other whichever comes first. */
function reserve(store: Store, name: string, { live, draft, publishAt, changed }: Exported): void {
  const [type = '', slug = ''] = name.split('/');
  for (const document of [live, draft])
    if (document && (document.type !== type || document.slug !== slug))
      throw new Error(`documents/${name}.json holds ${document.type}/${document.slug}`);
  store
    .sql(
      `INSERT INTO documents (type, slug, live, draft, publish_at, changed) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (type, slug) DO UPDATE SET
       live = coalesce(live, excluded.live), draft = excluded.draft, publish_at = excluded.publish_at`,
    )
    .run(type, slug, text(live), text(draft), publishAt, changed);
}

function writeLive(store: Store, { live, draft, changed, revisions }: Exported): void {
  const document = live ?? draft;
  if (!document) return;
  if (live) putLive(store, sanitised(live), changed);
  const id = idOf(store, document.type, document.slug);
  if (id === undefined) return;
  for (const revision of revisions)
    store
      .sql('INSERT OR REPLACE INTO revisions (document, at, live) VALUES (?, ?, ?)')
      .run(id, revision.at, text(revision.live));
}

function text(document: StationDocument | null): string | null {
  return document && JSON.stringify(document);
}

function read<T extends z.ZodType>(file: string, shape: T): z.infer<T> {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${file} cannot be read: ${reason}`);
  }
}
