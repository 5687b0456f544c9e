import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { findReferences } from './references.ts';
import { fillEmpty } from './upgrade-document.ts';

/** Replaces a slug wherever the document names it; returns the same object if it does not. */
export function renameReference(
  form: DraftDocument,
  type: DocumentType,
  old: string,
  slug: string,
): DraftDocument {
  const fields = new Set(
    findReferences(fillEmpty(form))
      .filter((reference) => reference.type === type && reference.slug === old)
      .map(({ field }) => field),
  );
  if (fields.size === 0) return form;
  const renamed = { ...form };
  for (const field of fields) renamed[field] = replaceIn(form[field], type, old, slug);
  return renamed;
}

/** Replaces a slug in a single value, a list of slugs, or blocks. */
function replaceIn(value: unknown, type: DocumentType, old: string, slug: string): unknown {
  if (value === old) return slug;
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (item === old) return slug;
    const isBlock = typeof item === 'object' && item !== null && item.block === type && item[type] === old;
    return isBlock ? { ...item, [type]: slug } : item;
  });
}
