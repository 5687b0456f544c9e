import type { ShowCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { feedWords } from '../words/feeds.ts';
import { fill } from '../words/words.ts';
import { feedGuid } from './feed-guid.ts';
import { rss, rssDate } from './rss.ts';
import type { FeedSource } from './source.ts';
import { element, textElement } from './xml.ts';

export type Podcast = {
  title: string;
  description: string;
  author: string;
  /** Paths of the page it is of and of the feed. */
  path: string;
  feedPath: string;
  /** Name of the square picture podcast apps show. */
  picture: string | null;
  shows: ShowCard[];
};

export function podcast(source: FeedSource, { shows, ...about }: Podcast): string {
  const { station, origin, email } = source;
  const self = origin + about.feedPath;
  return rss({
    title: about.title,
    description: about.description,
    language: station.language,
    link: origin + about.path,
    self,
    extra: [
      textElement('itunes:author', about.author),
      textElement('itunes:explicit', 'false'),
      textElement('itunes:type', 'episodic'),
      element('itunes:category', { text: 'Music' }),
      ...(about.picture ? [cover(source, about.picture)] : []),
      ...(email ? [owner(station.name, email)] : []),
      textElement('podcast:medium', 'music'),
      // Another host may take the feed over only if the station says so.
      textElement('podcast:locked', 'yes', { owner: email ?? undefined }),
      ...(origin ? [textElement('podcast:guid', feedGuid(self))] : []),
    ],
    items: shows.flatMap((show) => episode(source, show) ?? []),
  });
}

function owner(name: string, email: string): string {
  return element('itunes:owner', {}, [textElement('itunes:name', name), textElement('itunes:email', email)]);
}

function cover({ contentHost }: FeedSource, picture: string): string {
  return element('itunes:image', { href: contentHost + picturePath(picture, 1440, 'jpg') });
}

/** Only recordings of our own are files that anyone can fetch. */
export function recordingFile({ audioHost }: FeedSource, { recording }: ShowCard): string | undefined {
  return recording?.kind === 'file' ? `${audioHost}/recordings/${recording.name}.mp3` : undefined;
}

/** A show kept at another service is left out. */
function episode(source: FeedSource, show: ShowCard): string | undefined {
  const { recording } = show;
  const file = recordingFile(source, show);
  if (!recording || !file) return undefined;
  const address = `${source.origin}/shows/${show.id}`;
  const hosts = [...show.residents.map((resident) => resident.name), ...show.guests].join(', ');
  const genres = show.genres.map((genre) => genre.title).join(', ');
  return element('item', {}, [
    textElement('title', show.title),
    textElement('link', address),
    // Apps know an episode by this for ever, wherever the station moves to.
    textElement('guid', `shows/${show.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(show.date)),
    textElement(
      'description',
      [hosts && fill(feedWords.with, { names: hosts }), genres].filter(Boolean).join(' '),
    ),
    element('enclosure', {
      url: file,
      type: 'audio/mpeg',
      length: recording.bytes ?? bytesOf(recording.seconds),
    }),
    textElement('itunes:duration', String(Math.round(recording.seconds))),
    textElement('itunes:author', hosts || source.station.name),
    cover(source, show.picture.name),
  ]);
}

/** 128 kbit/s in frames of 384 bytes, each 24 ms. */
function bytesOf(seconds: number): number {
  return Math.round(seconds / 0.024) * 384;
}
