import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { findReferences } from './references.ts';
import { fillEmpty } from './upgrade-document.ts';

/** The document with another slug wherever it names this one; the same object where it does not. */
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

/** A slug, a list of slugs, or blocks that name one. */
function replaceIn(value: unknown, type: DocumentType, old: string, slug: string): unknown {
  if (value === old) return slug;
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (item === old) return slug;
    const isBlock = typeof item === 'object' && item !== null && item.block === type && item[type] === old;
    return isBlock ? { ...item, [type]: slug } : item;
  });
}
