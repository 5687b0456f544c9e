import { fileName } from '@longwave/contract/field.ts';
import * as z from 'zod/mini';
import { parseBody } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { IsName } from './names-in.ts';
import { type FeedPage, parseFeed } from './parse-feed.ts';
import { readCsv } from './read-csv.ts';
import { readFeed } from './read-feed.ts';
import { readUploaded, withRecording } from './read-recordings.ts';
import { maxRows, type Source } from './source-row.ts';
import { decodeText, lineOf } from './source-text.ts';

export const maxSourceBytes = 20 * 1024 * 1024;

export const sourceBody = z.object({
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  feed: z.optional(z.string()),
  csv: z.optional(z.string()),
  uploads: z.optional(z.array(fileName).check(z.minLength(1), z.maxLength(maxRows))),
});

type SourceContext = { data: string; zone: string; loopback: boolean; uploads: Uploads; isResident: IsName };

/** Reads the source in a request: a file of XML or CSV as it is, or JSON with one of `url`, `feed`, `csv` and `uploads`. */
export async function readSource(
  bytes: Buffer,
  contentType: string,
  name: string,
  context: SourceContext,
): Promise<Source> {
  if (/xml|rss/.test(contentType)) return feedSource(decodeText(bytes), name, context);
  if (/csv|tab-separated/.test(contentType)) return await csvSource(decodeText(bytes), name, context);
  const given = parseBody(bytes.toString('utf8'), sourceBody);
  if (Object.keys(given).length !== 1)
    throw new HttpError(400, 'Send one of url, feed, csv and uploads', 'body');
  if (given.csv !== undefined) return await csvSource(given.csv, name, context);
  if (given.uploads) return await uploadSource([...new Set(given.uploads)], context);
  if (given.url === undefined) return feedSource(given.feed ?? '', name, context);
  return sourceOf(await fetchFeed(given.url.trim(), maxSourceBytes, context.loopback), given.url, context);
}

const feedSource = (xml: string, name: string, context: SourceContext) =>
  sourceOf([parseFeed(xml, undefined)], name, context);

function sourceOf(pages: FeedPage[], name: string, context: SourceContext): Source {
  const feed = readFeed(pages, context);
  return { kind: 'feed', name: feed.name || lineOf(name) || 'Feed', rows: feed.rows };
}

async function csvSource(
  text: string,
  name: string,
  { data, zone, isResident }: SourceContext,
): Promise<Source> {
  const rows: Source['rows'] = [];
  for (const row of readCsv(text, zone, isResident)) rows.push(await withRecording(data, row));
  return { kind: 'csv', name: lineOf(name) || 'CSV', rows };
}

async function uploadSource(names: string[], context: SourceContext): Promise<Source> {
  const rows = await readUploaded(context.data, names, await context.uploads.list(), context);
  return { kind: 'recordings', name: `${names.length} recordings`, rows };
}
