import { documentSchema, type StationDocument } from '@longwave/contract/documents.ts';
import { type DraftDocument, draftSchemas } from '@longwave/contract/draft.ts';
import type * as z from 'zod/mini';
import { findBrandProblem } from '../brand/check-brand.ts';
import type { MediaLookup } from '../media/check-media.ts';
import { withCurrentFacts } from '../media/current-picture-facts.ts';
import { findReferencedMedia, type MediaReference } from '../media/referenced-media.ts';
import { sanitiseDocument } from '../sanitise.ts';
import { type Fault, throwFaults } from './bad-field.ts';
import { findPathProblems } from './path-problems.ts';
import { findReferences } from './references.ts';
import type { Reads } from './repository.ts';
import type { DocumentName } from './tables/documents.ts';
import type { MediaRow } from './tables/media.ts';
import { fillEmpty } from './upgrade-document.ts';

export type DocumentCheck = ReturnType<typeof createDocumentCheck>;

/** Both checks return the sanitised document, or throw a `BadField` that names every field at fault. */
export function createDocumentCheck(mediaExists: MediaLookup) {
  async function faultsIn(reads: Reads, draft: DraftDocument): Promise<Fault[]> {
    const document = fillEmpty(draft);
    const brand = findBrandProblem(document);
    const [media, references, path] = await Promise.all([
      missingMedia(reads, findReferencedMedia(document)),
      missingDocuments(reads, findReferences(document)),
      findPathProblems(reads, draft),
    ]);
    return [
      ...(brand ? [brand] : []),
      ...media.map(({ field, kind, name }) => ({ field, reason: `There is no ${kind} called ${name}` })),
      ...references.map(({ field, type, slug }) => ({ field, reason: `There is no ${type} called ${slug}` })),
      ...path,
    ];
  }

  async function missingMedia(reads: Reads, uses: MediaReference[]): Promise<MediaReference[]> {
    const isThere = await Promise.all(uses.map((use) => mediaExists(reads, use)));
    return uses.filter((_, at) => !isThere[at]);
  }

  return {
    /** Checks a document to be published: it must be complete, and everything it names must exist. */
    async whole(given: Reads, written: DraftDocument): Promise<StationDocument> {
      const reads = readingMediaOnce(given);
      const result = documentSchema.safeParse(written);
      const faults = result.success ? [] : result.error.issues.map((issue) => faultOf(issue, written));
      const atFault = new Set(faults.map(({ field }) => field.split('.')[0]));
      const right = Object.entries(written).filter(([field]) => !atFault.has(field));
      const { type, slug } = written;
      throwFaults([...faults, ...(await faultsIn(reads, { ...Object.fromEntries(right), type, slug }))]);
      return sanitiseDocument(await withCurrentFacts(reads, result.data as StationDocument));
    },
    /** Checks a draft, which may be incomplete. */
    async draft(reads: Reads, written: DraftDocument): Promise<DraftDocument> {
      const result = draftSchemas[written.type].safeParse(written);
      throwFaults([
        ...(result.success ? [] : result.error.issues.map((issue) => faultOf(issue, written))),
        ...(await findPathProblems(reads, written)),
      ]);
      return sanitiseDocument(await withCurrentFacts(reads, result.data as DraftDocument));
    },
  };
}

/** Caches media rows, since the check for existence and the facts of pictures read the same rows. */
function readingMediaOnce(reads: Reads): Reads {
  const known = new Map<string, Promise<MediaRow | undefined>>();
  function read(name: string): Promise<MediaRow | undefined> {
    const row = known.get(name) ?? reads.media.read(name);
    known.set(name, row);
    return row;
  }
  return { ...reads, media: { ...reads.media, read } };
}

async function missingDocuments<T extends DocumentName>(reads: Reads, references: T[]): Promise<T[]> {
  const ids = await reads.documents.liveIds(references);
  return references.filter((_, at) => ids[at] === undefined);
}

function faultOf({ path, message }: z.core.$ZodIssue, written: DraftDocument): Fault {
  let value: unknown = written;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
  return {
    field: path.join('.') || 'body',
    reason: path.length > 0 && value === undefined ? 'This field is missing' : message,
  };
}
