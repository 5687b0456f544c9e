import type { StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { findReferences } from '../store/references.ts';
import type { Reads } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { fillEmpty } from '../store/upgrade-document.ts';
import { readRevisions } from '../store/versions.ts';

type Found = StoredDocument & { name: string; forms: StationDocument[]; isDemo: boolean };

/**
 * Splits the documents of a station in two: those made by its code and changed by nobody, which may leave, and those that staff
 * changed or wrote, which stay with everything they name.
 */
export async function partDemo(
  reads: Reads,
  station: StationModule,
): Promise<{ leaving: Found[]; staying: Found[] }> {
  const made = new Set(station.documents(new Date()).map(nameOf));
  const listed = await reads.documents.list();
  const found = await Promise.all(listed.map(({ type, slug }) => readDocument(reads, type, slug)));
  const all: Found[] = await Promise.all(
    found
      .filter((stored) => stored !== undefined)
      .map(async (stored) => ({
        ...stored,
        name: nameOf(stored),
        forms: [stored.live, stored.draft].flatMap((form) => (form ? [fillEmpty(form)] : [])),
        isDemo: made.has(nameOf(stored)) && (await isAsMade(reads, stored)),
      })),
  );
  const names = whatStays(all);
  return {
    leaving: all.filter(({ name }) => !names.has(name)),
    staying: all.filter(({ name }) => names.has(name)),
  };
}

/** Counts the documents of the demo that are unchanged, reading no others. */
export async function countDemo(reads: Reads, station: StationModule): Promise<number> {
  const made = station.documents(new Date()).filter(({ type }) => type !== 'station');
  const found = await Promise.all(made.map(({ type, slug }) => readDocument(reads, type, slug)));
  const asMade = await Promise.all(found.map((stored) => stored !== undefined && isAsMade(reads, stored)));
  return asMade.filter(Boolean).length;
}

async function isAsMade(reads: Reads, { type, slug, live, draft }: StoredDocument): Promise<boolean> {
  return live !== null && draft === null && (await readRevisions(reads, type, slug, 1)).length === 0;
}

/** Names of documents that are not the demo's, and of everything they name directly or indirectly. */
function whatStays(all: Found[]): Set<string> {
  const byName = new Map(all.map((one) => [one.name, one]));
  const staying = new Set<string>();
  const queue = all.filter(({ isDemo }) => !isDemo);
  for (let one = queue.pop(); one; one = queue.pop()) {
    if (staying.has(one.name)) continue;
    staying.add(one.name);
    for (const named of one.forms.flatMap(findReferences)) {
      const target = byName.get(nameOf(named));
      if (target) queue.push(target);
    }
  }
  return staying;
}

const nameOf = ({ type, slug }: { type: string; slug: string }) => `${type}/${slug}`;
