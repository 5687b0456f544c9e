import type { Picture } from '@longwave/contract/picture.ts';
import type { Reader } from '../store/reader.ts';
import { findSection } from './sections.ts';
import { isValidNow } from './validity.ts';

type PageHead = {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  text: { html: string };
  changed: string;
  validFrom: string | null;
  validUntil: string | null;
};

export function pageHead(
  id: string,
  title: string,
  description: string,
  picture: Picture | null,
  html: string,
  changed: number,
): PageHead {
  return {
    id,
    title,
    description,
    picture,
    text: { html },
    changed: new Date(changed).toISOString(),
    validFrom: null,
    validUntil: null,
  };
}

/** a page outside its span of validity is not found, for any visitor. */
export class PageNotValid extends Error {
  constructor(id: string) {
    super(`Page Not Found: /${id}`);
  }
}

/** The head of a section or of a page of free text; undefined when the station has no such page. */
export async function sectionHead(reader: Reader, id: string): Promise<PageHead | undefined> {
  const page = id.includes('/') ? undefined : await reader.document('page', id);
  const section = findSection(id);
  if (!page)
    return (
      section && pageHead(id, section.title, section.description, null, '', await stationChanged(reader))
    );
  const { document, changed } = page;
  if (!isValidNow(reader, document)) throw new PageNotValid(id);
  return {
    ...pageHead(id, document.title, document.description, document.picture, document.text, changed),
    validFrom: document.validFrom,
    validUntil: document.validUntil,
  };
}

async function stationChanged(reader: Reader): Promise<number> {
  return (await reader.document('station', 'station'))?.changed ?? 0;
}

/** The beginning of a text as a summary, for search engines and shared links. */
export function summaryOf(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= 200) return text;
  const lastSpace = text.lastIndexOf(' ', 200);
  return `${text.slice(0, lastSpace > 0 ? lastSpace : 200)}…`;
}
