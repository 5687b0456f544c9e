import { HttpError } from '../http/http-error.ts';
import { nextPage } from './feed-addresses.ts';
import { fetchBytes } from './fetch-public.ts';
import { tooMany } from './parse-csv.ts';
import { type FeedPage, parseFeed } from './parse-feed.ts';
import { maxRows } from './source-row.ts';
import { decodeText } from './source-text.ts';

const pageTime = 20_000;
const wholeTime = 120_000;

/** Fetches a feed with all its pages. If one page fails, nothing is taken, so that no episode is missed. */
export async function fetchFeed(address: string, maxBytes: number, loopback: boolean): Promise<FeedPage[]> {
  const signal = AbortSignal.timeout(wholeTime);
  const pages: FeedPage[] = [];
  const seen = new Set<string>();
  let [left, rows] = [maxBytes, 0];
  for (let next: string | undefined = address; next && !seen.has(next); ) {
    seen.add(next);
    const rules = { loopback, maxBytes: left, milliseconds: pageTime, signal };
    const fetched = await fetchBytes(next, rules).catch((error) => {
      throw pages.length > 0 && error instanceof HttpError ? pageError(pages.length + 1, error) : error;
    });
    const page = parseFeed(decodeText(fetched.bytes), fetched.address);
    seen.add(fetched.address);
    left -= fetched.bytes.length;
    rows += page.items.length;
    if (rows > maxRows) throw tooMany();
    pages.push(page);
    next = page.items.length > 0 ? nextPage(page) : undefined;
  }
  return pages;
}

function pageError(page: number, { message }: HttpError): HttpError {
  const way = 'To move in what its first page has, save that as a file and choose the file.';
  return new HttpError(400, `Page ${page} of the feed is missing. ${message} ${way}`, 'url');
}
