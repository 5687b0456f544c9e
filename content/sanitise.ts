import type { Block } from '@longwave/contract/document-types/block.ts';
import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { richTextRules } from '@longwave/contract/rich-text.ts';
import sanitizeHtml from 'sanitize-html';
import { BadField } from './store/bad-field.ts';

/** The parser compares each tag with all that are open around it, so very deep markup would keep the whole thread busy. */
const maxOpenElements = 100;

/** Throws a `BadField` for markup that is too deep. */
export function sanitiseHtml(html: string, field = 'html'): string {
  let open = 0;
  const countOpen = () => {
    open++;
    if (open > maxOpenElements)
      throw new BadField(field, `More than ${maxOpenElements} elements of HTML are open inside each other`);
  };
  const options = { ...richTextRules, onOpenTag: countOpen, onCloseTag: () => void open-- };
  return /[<>&]/.test(html) ? sanitizeHtml(html, options) : html;
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
  if (field && typeof clean[field] === 'string') clean[field] = sanitiseHtml(clean[field], field);
  if (Array.isArray(clean.blocks)) clean.blocks = clean.blocks.map(sanitiseBlock);
  return clean as T;
}

function sanitiseBlock(block: Block, at: number): Block {
  return block.block === 'html' ? { ...block, html: sanitiseHtml(block.html, `blocks.${at}.html`) } : block;
}
