import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { Parser } from 'htmlparser2';
import { serviceOf } from '../import/fill-recordings.ts';
import { createFeedAddresses, nextPage } from './feed-addresses.ts';
import { type IsName, namesIn, residentsIn } from './names-in.ts';
import type { FeedItem, FeedPage } from './parse-feed.ts';
import { type DayOrder, dayOrderOf, readDate } from './read-date.ts';
import { keyOf, type SourceRow } from './source-row.ts';
import { descriptionOf, lineOf } from './source-text.ts';

type Station = { zone: string; isResident: IsName };
type Context = {
  addresses: ReturnType<typeof createFeedAddresses>;
  origin: string;
  ownNames: Set<string>;
  order: DayOrder | undefined;
  /** Title, sound and date of the first episode with each guid. */
  guids: Map<string, string>;
};

/** Reads the shows of a podcast feed, which may have several pages, and the name of the feed. */
export function readFeed(pages: FeedPage[], station: Station): { name: string; rows: SourceRow[] } {
  const texts = pages[0]?.channel.texts ?? new Map<string, string>();
  const said = (tag: string) => lineOf(decodeEntities(texts.get(tag) ?? ''));
  const name = said('title');
  const common = {
    origin: texts.get('link')?.trim() || name,
    ownNames: new Set(['title', 'itunes:author', 'author'].map((tag) => said(tag).toLowerCase())),
    order: dayOrderOf(pages.flatMap(({ items }) => items.map(dateIn))),
    guids: new Map<string, string>(),
  };
  const rows = pages.flatMap((page) => {
    const context = { ...common, addresses: createFeedAddresses(page) };
    return page.items.map((item) => rowOf(item, context, station));
  });
  const last = pages.at(-1);
  const next = last && last.address === undefined ? nextPage(last) : undefined;
  if (next) rows.at(-1)?.doubts.push(`The feed goes on at ${next}, which is not in this file.`);
  return { name, rows };
}

const textIn = (item: FeedItem, ...tags: string[]) =>
  tags.map((tag) => item.texts.get(tag)?.trim()).find(Boolean) ?? '';
const dateIn = (item: FeedItem) => textIn(item, 'pubDate', 'dc:date');

function rowOf(item: FeedItem, context: Context, { zone, isResident }: Station): SourceRow {
  const text = (...tags: string[]) => textIn(item, ...tags);
  const { ownNames } = context;
  const title = lineOf(decodeEntities(text('title', 'itunes:title')));
  const { date, doubts } = readDate(dateIn(item), zone, context.order);
  const recording = recordingAtService(item);
  const soundAddress = recording ? null : soundOf(item, context, doubts);
  const picture = item.elements.find(({ name }) => name === 'itunes:image');
  const pictureAddress = picture ? context.addresses.ofElement(picture) : undefined;
  if (picture && !pictureAddress) doubts.push('The address of its picture cannot be used.');
  const isName: IsName = (name) => isResident(name) || ownNames.has(name.toLowerCase());
  const authors = residentsIn(decodeEntities(text('itunes:author', 'dc:creator')), isName, doubts);
  const description = text('content:encoded', 'description', 'itunes:summary');
  return {
    key: keyFor(item, title, context),
    title,
    date,
    description: descriptionOf(
      /<[a-z/!]/i.test(description) ? description : decodeEntities(description),
      doubts,
    ),
    residents: authors.filter((name) => !name.includes('@') && !ownNames.has(name.toLowerCase())),
    genres: [
      ...new Set([
        ...item.categories.map((category) => lineOf(decodeEntities(category))),
        ...namesIn(decodeEntities(text('itunes:keywords'))),
      ]),
    ]
      .filter(Boolean)
      .slice(0, 50),
    recording,
    soundAddress,
    picture: pictureAddress ?? null,
    tracklist: [],
    doubts,
  };
}

const enclosuresOf = (item: FeedItem) => item.elements.filter(({ name }) => name === 'enclosure');

/** The key of an episode: its guid, even if title or sound change; with title, sound and date if another episode has the same guid. */
function keyFor(item: FeedItem, title: string, { origin, guids }: Context): string {
  const sound = enclosuresOf(item)[0]?.attributes.url?.trim() ?? '';
  const date = textIn(item, 'pubDate');
  const guid = textIn(item, 'guid');
  const whole = JSON.stringify([title, sound, date]);
  if (guid && (guids.get(guid) ?? whole) !== whole) return keyOf('feed', origin, guid, whole);
  guids.set(guid, whole);
  return keyOf('feed', origin, guid || sound || `${title} ${date}`);
}

function soundOf(item: FeedItem, { addresses }: Context, doubts: string[]): string | null {
  const enclosures = enclosuresOf(item);
  const sounds = enclosures.filter(({ attributes }) => !/^(?:video|image)\//.test(attributes.type ?? ''));
  const address = sounds.map(addresses.ofElement).find(Boolean);
  if (address) return address;
  if (sounds.some(({ attributes }) => attributes.url?.trim()))
    doubts.push('The address of its sound cannot be used.');
  else if (enclosures.length > sounds.length) doubts.push('What comes with it is no sound.');
  doubts.push('It has no sound.');
  return null;
}

/** The recording of an episode whose page is at a service that plays it. */
function recordingAtService(item: FeedItem): Recording | null {
  const url = textIn(item, 'link').replace(/^http:/, 'https:');
  const kind = url.startsWith('https:') && url.length <= 2_000 ? serviceOf(url) : undefined;
  const seconds = secondsOf(textIn(item, 'itunes:duration'));
  return kind ? { kind, name: '', url, seconds, bytes: null } : null;
}

/** Reads a duration: `1:02:03`, `62:03` or seconds. */
function secondsOf(text: string): number {
  if (!/^\d{1,6}(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text)) return 0;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds <= 604_800 ? Math.round(seconds) : 0;
}

/** Decodes HTML entities, which many feeds use in plain text; everything else stays as it is. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const html = text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;');
  const parts: string[] = [];
  new Parser({ ontext: (part) => void parts.push(part) }).end(html);
  return parts.join('');
}
