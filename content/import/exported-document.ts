import type { StationDocument } from '@longwave/contract/documents.ts';
import * as z from 'zod';
import { shaped } from './check-documents.ts';
import type { Faults } from './faults.ts';
import type { Fields } from './read-document.ts';

const wrapperShape = z.object({
  live: z.unknown(),
  draft: z.unknown(),
  publishAt: z.nullish(z.number()),
  changed: z.number(),
  refusal: z.nullish(z.looseObject({})),
  // History, as it was: no page shows it, and bringing it back goes through all checks.
  revisions: z.array(z.object({ at: z.number(), live: z.looseObject({}) })).default([]),
});

/** A document as an export has it. */
export type ExportedDocument = {
  live: StationDocument | null;
  draft: StationDocument | null;
  publishAt: number | null;
  changed: number;
  refusal: object | null;
  revisions: { at: number; live: object }[];
};

export function readExported(file: string, wrapper: Fields, faults: Faults): ExportedDocument | undefined {
  const result = wrapperShape.safeParse(wrapper);
  if (!result.success) {
    for (const issue of result.error.issues) faults.add(file, issue.path.join('.') || null, issue.message);
    return undefined;
  }
  const { live, draft, publishAt = null, changed, refusal = null, revisions } = result.data;
  const documents = [live, draft].map((fields, at) =>
    fields == null ? null : shaped(file, at === 0 ? 'live' : 'draft', fields, faults),
  );
  const [shapedLive, shapedDraft] = documents;
  if (shapedLive === undefined || shapedDraft === undefined) return undefined;
  if (shapedLive && shapedDraft && nameOf(shapedLive) !== nameOf(shapedDraft)) {
    faults.add(file, 'draft', `It is ${nameOf(shapedDraft)}, and the live document ${nameOf(shapedLive)}`);
    return undefined;
  }
  return { live: shapedLive, draft: shapedDraft, publishAt, changed, refusal, revisions };
}

const nameOf = ({ type, slug }: StationDocument) => `${type}/${slug}`;
