import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { titleField } from '../documents/titles.ts';

type Row = Record<string, unknown>;

/** Checks whether a row is complete. Incomplete rows, such as a link without a URL, stay in the form and are not sent. */
const whole: Record<string, (row: Row) => boolean> = {
  links: (row) => row.name !== '' && row.url !== '',
  social: (row) => row.name !== '' && row.url !== '',
  blocks: ({ block, ...row }) =>
    block === 'picture'
      ? Boolean(row.picture)
      : block === 'show' || block === 'video'
        ? Boolean(row[block])
        : true,
};

/** The draft document to send for a form. */
export function writtenDocument(type: DocumentType, slug: string, form: Row): DraftDocument {
  const fields = Object.entries(form).flatMap(([name, value]) => {
    if (value === undefined || (name === titleField(type) && String(value).trim() === '')) return [];
    const isWhole = whole[name];
    if (isWhole && Array.isArray(value)) return [[name, value.filter(isWhole)]];
    return [[name, value]];
  });
  return { ...Object.fromEntries(fields), type, slug };
}
