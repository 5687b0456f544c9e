import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';

/** What belongs to the residents it names. Others may name a resident without being theirs, such as an article about one. */
const ownedTypes: DocumentType[] = ['show', 'programme', 'slot'];

/** Slugs of the residents a document belongs to. Its newest form says so: what is being written for another is not theirs any more. */
export function residentsOf(form: { type: DocumentType; slug: string; [field: string]: unknown }): string[] {
  if (form.type === 'resident') return [form.slug];
  const { residents } = form;
  if (!ownedTypes.includes(form.type) || !Array.isArray(residents)) return [];
  return [...new Set(residents.filter((slug) => typeof slug === 'string'))];
}

export function newestForm(stored: { draft: DraftDocument | null; live: DraftDocument | null }) {
  return stored.draft ?? stored.live ?? undefined;
}
