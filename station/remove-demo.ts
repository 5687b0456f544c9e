import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defaultStation } from '@longwave/content/default-station.ts';
import { partDemo } from '@longwave/content/demo/demo-documents.ts';
import { findReferencedMedia } from '@longwave/content/media/referenced-media.ts';
import { putLive, removeLive } from '@longwave/content/store/live-documents.ts';
import type { Store } from '@longwave/content/store/repository.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';

/**
 * Removes a station that was made by code from a data folder for good: its unchanged documents, and their files. Documents
 * that staff changed or wrote stay, and so does everything they refer to. Returns how many documents were removed and how
 * many stay.
 */
export async function removeDemo(
  store: Store,
  station: StationModule,
  now = Date.now(),
): Promise<{ gone: number; stay: number }> {
  const result = await store.write(async (transaction) => {
    const { leaving, staying } = await partDemo(transaction, station);
    // Relations are removed first, so that no document refers to one that is removed.
    for (const { id } of leaving) await transaction.relations.removeOf(id);
    for (const { id, type, slug } of leaving) {
      await removeLive(transaction, type, slug);
      await transaction.documents.remove(id);
    }
    const isNameless = leaving.some(({ type }) => type === 'station');
    if (isNameless) await putLive(transaction, defaultStation, { author: 'seed', now });
    transaction.changes.all = true;
    const stay = staying.length + (isNameless ? 1 : 0);
    return { gone: leaving.length, stay, documents: staying.flatMap(({ forms }) => forms) };
  });
  removeFiles(store.folder, station, result.documents);
  return { gone: result.gone, stay: result.stay };
}

/** Removes recordings, pictures and films that the station's code has made, unless a remaining document uses them. */
function removeFiles(data: string, station: StationModule, documents: StationDocument[]): void {
  const used = new Set(
    documents.flatMap((document) => findReferencedMedia(document).map(({ kind, name }) => `${kind}/${name}`)),
  );
  for (const [folder, kind] of [
    ['recordings', 'recording'],
    ['pictures', 'picture'],
    ['clips', 'clip'],
  ] as const) {
    if (!existsSync(join(data, folder))) continue;
    for (const file of readdirSync(join(data, folder))) {
      const name = kind === 'picture' ? file : parse(file).name;
      if (canMake(station, kind, name) && !used.has(`${kind}/${name}`))
        rmSync(join(data, folder, file), { recursive: true, force: true });
    }
  }
}
