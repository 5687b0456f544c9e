import type { Reads } from '../store/repository.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** A document as staff read it. */
export function documentResponse(stored: StoredDocument) {
  const { id, slug, live, draft, publishAt, changed, refusal, version, liveVersion, draftVersion } = stored;
  const { author, at, trashedAt } = stored;
  return {
    id,
    slug,
    live,
    draft,
    publishAt: instantOf(publishAt),
    changed: instantOf(changed),
    refusal: refusal && {
      ...refusal,
      at: instantOf(refusal.at),
      publishAt: instantOf(refusal.publishAt),
    },
    version,
    liveVersion,
    draftVersion,
    author,
    at: instantOf(at),
    trashedAt: instantOf(trashedAt),
  };
}

/** The same with the last review of the draft. */
export async function withReview(reads: Reads, stored: StoredDocument) {
  const review = stored.draft ? await reads.reviews.read(stored.id) : undefined;
  const { at, who, note, state } = review ?? {};
  return {
    ...documentResponse(stored),
    review: review ? { state, by: who, at: instantOf(at ?? null), note } : null,
  };
}

/** What a writer with an outdated version has to compare with. */
export function newestVersion({ id, version, author, at, draft, live, trashedAt }: StoredDocument) {
  return {
    id,
    version,
    author,
    at: instantOf(at),
    trashedAt: instantOf(trashedAt),
    document: draft ?? live,
  };
}

export function etagOf({ version }: StoredDocument): Record<string, string> {
  return version === null ? {} : { etag: `"${version}"` };
}

export function instantOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
