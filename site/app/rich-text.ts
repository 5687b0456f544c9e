import { richTextRules } from '@longwave/contract/rich-text.ts';
import sanitize from 'sanitize-html';

/** sanitises HTML from content once more. Server only. */
export function cleanHtml(html: string): string {
  return sanitize(html, richTextRules);
}
