import type { StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import * as z from 'zod';
import { upgradeDraft, upgradeLive } from '../store/upgrade-document.ts';
import { parseDocument, parseDraft } from './check-documents.ts';
import type { ImportErrors } from './import-errors.ts';
import { type Fields, isFields } from './read-document.ts';

const wrapperShape = z.object({
  live: z.unknown(),
  draft: z.unknown(),
  publishAt: z.nullish(z.number()),
  changed: z.number(),
  refusal: z.nullish(z.looseObject({})),
  // Earlier forms are not checked: no page shows them, and restoring one runs all checks.
  revisions: z.array(z.object({ at: z.number(), live: z.looseObject({}) })).default([]),
});

/** A document in the format of an export. */
export type ExportedDocument = {
  live: StationDocument | null;
  draft: DraftDocument | null;
  publishAt: number | null;
  changed: number;
  refusal: object | null;
  revisions: { at: number; live: object }[];
};

export function readExported(
  file: string,
  wrapper: Fields,
  errors: ImportErrors,
): ExportedDocument | undefined {
  const result = wrapperShape.safeParse(wrapper);
  if (!result.success) {
    for (const issue of result.error.issues) errors.add(file, issue.path.join('.') || null, issue.message);
    return undefined;
  }
  const { live, draft, publishAt = null, changed, refusal = null, revisions } = result.data;
  const shapedLive = live == null ? null : parseDocument(file, 'live', upgraded(live, upgradeLive), errors);
  const shapedDraft = draft == null ? null : parseDraft(file, 'draft', upgraded(draft, upgradeDraft), errors);
  if (shapedLive === undefined || shapedDraft === undefined) return undefined;
  if (shapedLive && shapedDraft && nameOf(shapedLive) !== nameOf(shapedDraft)) {
    errors.add(file, 'draft', `It is ${nameOf(shapedDraft)}, and the live document ${nameOf(shapedLive)}`);
    return undefined;
  }
  return { live: shapedLive, draft: shapedDraft, publishAt, changed, refusal, revisions };
}

/** Upgrades a form, since an export may be older than today's schema. */
function upgraded(fields: unknown, upgrade: (stored: DraftDocument) => DraftDocument): unknown {
  return isFields(fields) ? upgrade(fields as DraftDocument) : fields;
}

const nameOf = ({ type, slug }: DraftDocument) => `${type}/${slug}`;
