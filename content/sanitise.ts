import type { Block } from '@longwave/contract/document-types/block.ts';
import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { richTextRules } from '@longwave/contract/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

export function sanitiseHtml(html: string): string {
  return /[<>&]/.test(html) ? sanitizeHtml(html, richTextRules) : html;
}

/** The field of each type that contains HTML. */
const htmlFields: Partial<Record<DocumentType, string>> = {
  resident: 'bio',
  show: 'description',
  programme: 'description',
  video: 'description',
  collection: 'text',
  page: 'text',
  station: 'footercopy',
};

/** The document or draft with all HTML in it sanitised. */
export function sanitiseDocument<T extends StationDocument | DraftDocument>(document: T): T {
  const clean: DraftDocument = { ...document };
  const field = htmlFields[clean.type];
  if (field && typeof clean[field] === 'string') clean[field] = sanitiseHtml(clean[field]);
  if (Array.isArray(clean.blocks)) clean.blocks = clean.blocks.map(sanitiseBlock);
  return clean as T;
}

function sanitiseBlock(block: Block): Block {
  return block.block === 'html' ? { ...block, html: sanitiseHtml(block.html) } : block;
}
