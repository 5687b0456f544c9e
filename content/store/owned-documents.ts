import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';

/** Types whose documents belong to the residents they name. An article may name a resident without belonging to them. */
const ownedTypes: DocumentType[] = ['show', 'programme', 'slot'];

/**
 * Slugs of the residents a form belongs to. The newest form counts: a document being rewritten for another resident does not
 * belong to the first any more.
 */
export function residentsOf(form: { type: DocumentType; slug: string; [field: string]: unknown }): string[] {
  if (form.type === 'resident') return [form.slug];
  const { residents } = form;
  if (!ownedTypes.includes(form.type) || !Array.isArray(residents)) return [];
  return [...new Set(residents.filter((slug) => typeof slug === 'string'))];
}

export function newestForm(stored: { draft: DraftDocument | null; live: DraftDocument | null }) {
  return stored.draft ?? stored.live ?? undefined;
}
