import { type Attributes, element, textElement, xmlDocument } from './xml.ts';

type Channel = {
  title: string;
  description: string;
  language: string;
  /** URL of the page the feed belongs to. */
  link: string;
  /** URL of the feed. */
  self: string;
  /** Further elements, e.g. of a podcast. */
  extra: string[];
  items: string[];
};

const namespaces: Attributes = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

export function rssXml(channel: Channel): string {
  return xmlDocument(
    element('rss', namespaces, [
      element('channel', {}, [
        textElement('title', channel.title),
        textElement('link', channel.link),
        textElement('description', channel.description),
        textElement('language', channel.language),
        element('atom:link', { href: channel.self, rel: 'self', type: 'application/rss+xml' }),
        ...channel.extra,
        ...channel.items,
      ]),
    ]),
  );
}

/** An instant in the format of RFC 822, as RSS requires. */
export function rssDate(instant: string): string {
  return new Date(instant).toUTCString();
}
