import type { StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { findReferences } from '../store/references.ts';
import type { Reads } from '../store/repository.ts';
import { upgradeLive } from '../store/upgrade-document.ts';

/** A draft as it would be live. Missing required fields get placeholders, and references to what visitors cannot see are removed. */
export async function previewedDocument(
  reads: Reads,
  draft: DraftDocument,
  now: number,
): Promise<StationDocument> {
  const filled = upgradeLive({
    [['resident', 'station'].includes(draft.type) ? 'name' : 'title']: 'Untitled',
    date: new Date(now).toISOString(),
    ...draft,
    // A page is shown now, whatever its span of validity.
    ...(draft.type === 'page' && { validFrom: null, validUntil: null }),
  });
  const references = findReferences(filled);
  const live = await reads.documents.liveIds(references);
  const document: Record<string, unknown> = { ...filled };
  references.forEach(({ field, type, slug }, at) => {
    if (live[at] === undefined) document[field] = without(document[field], type, slug);
  });
  return document as StationDocument;
}

/** The value of a field without one document that it names. */
function without(value: unknown, type: string, slug: string): unknown {
  if (!Array.isArray(value)) return null;
  const isIt = (one: unknown) =>
    one === slug || (typeof one === 'object' && one !== null && type in one && Object(one)[type] === slug);
  return value.filter((one) => !isIt(one));
}
