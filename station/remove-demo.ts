import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { mediaOf } from '@longwave/content/media/media-of.ts';
import { plainStation } from '@longwave/content/plain-station.ts';
import { makes } from '@longwave/content/station-module.ts';
import { putLive, removeLive } from '@longwave/content/store/live-documents.ts';
import { referencesOf } from '@longwave/content/store/references.ts';
import type { Store } from '@longwave/content/store.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';

type Row = { id: number; live: string | null; draft: string | null; edited: number };
type Kept = { id: number; name: string; document: StationDocument; isDemo: boolean };

/**
 * Takes a station that was made by code out of a data folder: its documents as they were made, and their files. What staff
 * changed or wrote stays, and so does whatever that names. Answers how many documents are gone and how many stay.
 */
export async function removeDemo(
  store: Store,
  station: StationModule,
  now = Date.now(),
): Promise<{ gone: number; stay: number }> {
  const result = await store.write(() => {
    const all = documentsOf(store, station);
    const staying = whatStays(all);
    const leaving = all.filter(({ name }) => !staying.has(name));
    // Nobody may be left that names what goes: relations first.
    for (const { id } of leaving) store.sql('DELETE FROM relations WHERE document = ?').run(id);
    for (const { id, document } of leaving) {
      removeLive(store, document.type, document.slug);
      store.sql('DELETE FROM documents WHERE id = ?').run(id);
    }
    const isNameless = leaving.some(({ name }) => name === 'station/station');
    if (isNameless) putLive(store, plainStation, now);
    const stay = all.filter(({ name }) => staying.has(name));
    return { gone: leaving.length, stay: stay.length + (isNameless ? 1 : 0), documents: stay };
  });
  store.announce({ keys: new Set(), all: true });
  removeFiles(store.folder, station, result.documents);
  return { gone: result.gone, stay: result.stay };
}

function documentsOf(store: Store, station: StationModule): Kept[] {
  const made = new Set(station.documents(new Date()).map(nameOf));
  const rows = store
    .sql(
      `SELECT id, live, draft, EXISTS (SELECT 1 FROM revisions WHERE document = id) AS edited FROM documents`,
    )
    .all() as Row[];
  return rows.flatMap(({ id, live, draft, edited }) => {
    const text = live ?? draft;
    if (text === null) return [];
    const document = JSON.parse(text) as StationDocument;
    const isDemo = made.has(nameOf(document)) && live !== null && draft === null && !edited;
    return [{ id, name: nameOf(document), document, isDemo }];
  });
}

/** What is not the demo's, what that names, and so on. */
function whatStays(all: Kept[]): Set<string> {
  const byName = new Map(all.map((one) => [one.name, one]));
  const staying = new Set<string>();
  const look = all.filter(({ isDemo }) => !isDemo);
  for (let one = look.pop(); one; one = look.pop()) {
    if (staying.has(one.name)) continue;
    staying.add(one.name);
    for (const named of referencesOf(one.document)) {
      const target = byName.get(nameOf(named));
      if (target) look.push(target);
    }
  }
  return staying;
}

/** Recordings, pictures and films that the station's code has made here, unless a document that stays shows or plays them. */
function removeFiles(data: string, station: StationModule, documents: Kept[]): void {
  const used = new Set(
    documents.flatMap(({ document }) => mediaOf(document).map(({ kind, name }) => `${kind}/${name}`)),
  );
  for (const [folder, kind] of [
    ['recordings', 'recording'],
    ['pictures', 'picture'],
    ['clips', 'clip'],
  ] as const) {
    if (!existsSync(join(data, folder))) continue;
    for (const file of readdirSync(join(data, folder))) {
      const name = kind === 'picture' ? file : parse(file).name;
      if (makes(station, kind, name) && !used.has(`${kind}/${name}`))
        rmSync(join(data, folder, file), { recursive: true, force: true });
    }
  }
}

const nameOf = ({ type, slug }: { type: string; slug: string }) => `${type}/${slug}`;
