import type { ShowCard } from '@longwave/contract/card.ts';
import { expect, test } from 'vitest';
import { editorialFeed } from './editorial-feed.ts';
import { embedPage } from './embed-page.ts';
import { embeddableShow, oembed, oembedXml } from './oembed.ts';
import { podcast } from './podcast.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';
import type { FeedSource } from './source.ts';
import { escapeXml } from './xml.ts';

const source: FeedSource = {
  origin: 'https://estuary.example',
  contentHost: 'https://estuary.example/content',
  audioHost: 'https://estuary.example/radio',
  station: {
    name: 'Estuary',
    strapline: 'radio from a river mouth',
    description: 'Independent radio',
    zone: 'Europe/London',
    language: 'en',
    logo: null,
    accountUrl: null,
  },
};
const picture = { name: 'low-water', alt: '', width: 1200, height: 1200, colour: '#112233' };
const show: ShowCard = {
  id: 'low-water-12',
  title: 'Low Water & High <Hills>',
  date: '2026-11-01T20:00:00Z',
  picture,
  genres: [{ id: 'dub', title: 'Dub' }],
  residents: [{ id: 'ada-quill', name: 'Ada Quill' }],
  guests: ['Moss'],
  recording: { kind: 'file', name: 'low-water-12', url: '', seconds: 3600, bytes: null },
};
test('an embedded player carries the file, the show’s address and nothing unescaped', () => {
  const html = embedPage(source, show, ['/assets/embed.css', '/brand.css?v=1']);
  expect(html).toContain('src="https://estuary.example/radio/recordings/low-water-12.mp3"');
  expect(html).toContain('href="https://estuary.example/shows/low-water-12"');
  expect(html).toContain('Low Water &amp; High &lt;Hills&gt;');
  expect(html).not.toContain('<script');
});

const about = {
  title: 'Estuary',
  description: 'All shows',
  author: 'Estuary',
  path: '/shows',
  feedPath: '/podcast.xml',
  picture: null,
};

test('a podcast episode has a file with type and length, a duration and a stable id', () => {
  const feed = podcast(source, { ...about, shows: [show] });
  expect(feed).toContain(
    '<enclosure url="https://estuary.example/radio/recordings/low-water-12.mp3" type="audio/mpeg" length="57600000"/>',
  );
  expect(feed).toContain('<itunes:duration>3600</itunes:duration>');
  expect(feed).toContain('<guid isPermaLink="true">https://estuary.example/shows/low-water-12</guid>');
  expect(feed).toContain('<title>Low Water &amp; High &lt;Hills&gt;</title>');
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 20:00:00 GMT</pubDate>');
});

test('a show kept at another service is no podcast episode', () => {
  const elsewhere: ShowCard = {
    ...show,
    recording: { kind: 'mixcloud', name: '', url: 'https://mixcloud.example/x', seconds: 60, bytes: null },
  };
  expect(podcast(source, { ...about, shows: [elsewhere, { ...show, recording: null }] })).not.toContain(
    '<item>',
  );
});

test('an article in the editorial feed names its author, section and picture', () => {
  const feed = editorialFeed(source, [
    {
      id: 'mud',
      title: 'Mud',
      section: 'reads',
      date: '2026-10-02T08:00:00Z',
      author: 'Ada Quill',
      lede: 'On silt.',
      picture,
    },
  ]);
  expect(feed).toContain('<link>https://estuary.example/editorial/mud</link>');
  expect(feed).toContain('<dc:creator>Ada Quill</dc:creator>');
  expect(feed).toContain('https://estuary.example/content/media/low-water/960.jpg');
});

test('a sitemap lists addresses; an index lists sitemaps', () => {
  expect(sitemapOf('https://e.example', [{ path: '/shows/a', changed: '2026-01-01T00:00:00Z' }])).toContain(
    '<loc>https://e.example/shows/a</loc>',
  );
  const index = sitemapIndex('https://e.example', 3);
  expect(index.match(/<loc>/g)).toHaveLength(3);
  expect(index).toContain('https://e.example/sitemap.xml?page=3');
});

test.each([
  ['https://estuary.example/shows/low-water-12', 'low-water-12'],
  ['https://estuary.example/shows/low-water-12/?t=30', 'low-water-12'],
  ['https://other.example/shows/low-water-12', null],
  ['https://estuary.example/shows/a/b', null],
  ['not an address', null],
  ['/shows/low-water-12', 'low-water-12'],
])('oEmbed of %s is of the show %s', (address, id) => {
  expect(embeddableShow(address, source.origin)).toBe(id);
});

test('oEmbed answers a frame within the size asked for, its title escaped', () => {
  const answer = oembed(source, { ...show, title: 'A "quiet" hour' }, { width: 400, height: 1000 });
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 180 });
  expect(answer.html).toContain('src="https://estuary.example/embed/shows/low-water-12"');
  expect(answer.html).toContain('title="A &quot;quiet&quot; hour"');
  expect(oembedXml(answer)).toContain('<html>&lt;iframe');
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000\u000Bb\uFFFE&')).toBe('ab&amp;');
});
