import type { ShowCard } from '@longwave/contract/card.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { feedWords } from '../words/feeds.ts';
import { fill } from '../words/words.ts';
import { feedGuid } from './feed-guid.ts';
import { rssDate, rssXml } from './rss.ts';
import type { FeedSource } from './source.ts';
import { element, textElement } from './xml.ts';

export type Podcast = {
  title: string;
  description: string;
  author: string;
  /** Path of the page the podcast belongs to. */
  path: string;
  feedPath: string;
  /** The square picture that podcast apps show. */
  picture: Picture | null;
  shows: ShowCard[];
};

export function podcastXml(source: FeedSource, { shows, ...about }: Podcast): string {
  const { station, origin, email } = source;
  const self = origin + about.feedPath;
  return rssXml({
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
      // Forbids other podcast hosts to import the feed.
      textElement('podcast:locked', 'yes', { owner: email ?? undefined }),
      ...(origin ? [textElement('podcast:guid', feedGuid(self))] : []),
    ],
    items: shows.flatMap((show) => episode(source, show) ?? []),
  });
}

function owner(name: string, email: string): string {
  return element('itunes:owner', {}, [textElement('itunes:name', name), textElement('itunes:email', email)]);
}

function cover({ contentHost }: FeedSource, picture: Picture): string {
  return element('itunes:image', { href: contentHost + picturePath(picture, 1440, 'jpg') });
}

/** URL of the mp3 file; undefined for a recording at another service. */
export function recordingUrl({ audioHost }: FeedSource, { recording }: ShowCard): string | undefined {
  return recording?.kind === 'file' ? `${audioHost}/recordings/${recording.name}.mp3` : undefined;
}

/** The `item` of a show; undefined for a show without a file. */
function episode(source: FeedSource, show: ShowCard): string | undefined {
  const { recording } = show;
  const file = recordingUrl(source, show);
  if (!recording || !file) return undefined;
  const url = `${source.origin}/shows/${show.id}`;
  const hosts = [...show.residents.map((resident) => resident.name), ...show.guests].join(', ');
  const genres = show.genres.map((genre) => genre.title).join(', ');
  return element('item', {}, [
    textElement('title', show.title),
    textElement('link', url),
    // Not a URL: the id must stay the same when the station moves.
    textElement('guid', `shows/${show.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(show.date)),
    textElement(
      'description',
      [hosts && fill(feedWords.with, { names: hosts }), genres].filter(Boolean).join(' '),
    ),
    element('enclosure', {
      url: file,
      type: 'audio/mpeg',
      length: recording.bytes ?? estimateBytes(recording.seconds),
    }),
    textElement('itunes:duration', String(Math.round(recording.seconds))),
    textElement('itunes:author', hosts || source.station.name),
    cover(source, show.picture),
  ]);
}

/** Bytes of an mp3 of this length at 128 kbit/s: frames of 384 bytes and 24 ms. */
function estimateBytes(seconds: number): number {
  return Math.round(seconds / 0.024) * 384;
}
