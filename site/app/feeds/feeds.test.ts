import type { ArticleCard, ShowCard } from '@longwave/contract/card.ts';
import { expect, test } from 'vitest';
import { editorialFeed } from './editorial-feed.ts';
import { embedPage } from './embed-page.ts';
import { feedGuid } from './feed-guid.ts';
import { embeddableShow, oembed, oembedXml } from './oembed.ts';
import { podcast } from './podcast.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';
import { emailIn, type FeedSource } from './source.ts';
import { escapeXml } from './xml.ts';

const source: FeedSource = {
  origin: 'https://estuary.example',
  email: 'studio@estuary.example',
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
  expect(feed).toContain('<guid isPermaLink="false">shows/low-water-12</guid>');
  expect(feed).toContain('<title>Low Water &amp; High &lt;Hills&gt;</title>');
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 20:00:00 GMT</pubDate>');
});

test('a podcast tells its owner, its own id and that nobody may take it over', () => {
  const feed = podcast(source, { ...about, shows: [] });
  expect(feed).toContain(
    '<itunes:owner><itunes:name>Estuary</itunes:name>\n<itunes:email>studio@estuary.example</itunes:email>\n</itunes:owner>',
  );
  expect(feed).toContain('<podcast:locked owner="studio@estuary.example">yes</podcast:locked>');
  expect(feed).toContain(`<podcast:guid>${feedGuid('https://estuary.example/podcast.xml')}</podcast:guid>`);
});

test('a station without an address to write to has no owner in its podcast, and one without an origin no id', () => {
  const feed = podcast({ ...source, email: null, origin: '' }, { ...about, shows: [] });
  expect(feed).not.toContain('itunes:owner');
  expect(feed).not.toContain('podcast:guid');
  expect(feed).toContain('<podcast:locked>yes</podcast:locked>');
});

test('episodes and articles keep their ids when the station moves', () => {
  const moved = { ...source, origin: 'https://elsewhere.example' };
  const guids = (feed: string) => feed.match(/<guid.*<\/guid>/g);
  expect(guids(podcast(moved, { ...about, shows: [show] }))).toEqual(
    guids(podcast(source, { ...about, shows: [show] })),
  );
  expect(guids(editorialFeed(moved, [article]))).toEqual(guids(editorialFeed(source, [article])));
});

// The two that the specification gives as examples.
test.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['http://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the id of the podcast at %s', (address, guid) => {
  expect(feedGuid(address)).toBe(guid);
});

test.each([
  [['/info', 'mailto:studio@estuary.example?subject=Hello'], 'studio@estuary.example'],
  [['tel:+44', 'https://estuary.example'], null],
  [['mailto:'], null],
])('the address to write to among %j', (links, email) => {
  expect(emailIn(links)).toBe(email);
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

const article: ArticleCard = {
  id: 'mud',
  title: 'Mud',
  section: 'reads',
  date: '2026-10-02T08:00:00Z',
  author: 'Ada Quill',
  lede: 'On silt.',
  picture,
};

test('an article in the editorial feed names its author, section and picture', () => {
  const feed = editorialFeed(source, [article]);
  expect(feed).toContain('<link>https://estuary.example/editorial/mud</link>');
  expect(feed).toContain('<dc:creator>Ada Quill</dc:creator>');
  expect(feed).toContain('<media:content url="https://estuary.example/content/media/low-water/960.jpg"');
  // An enclosure must tell its length, which nobody knows before the picture is made.
  expect(feed).not.toContain('<enclosure');
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

test('the picture that oEmbed names keeps to the size asked for, or is left out', () => {
  const sizeOf = (width: number, height: number) => {
    const { thumbnail_url, thumbnail_width, thumbnail_height } = oembed(source, show, { width, height });
    return [thumbnail_url?.split('/').at(-1), thumbnail_width, thumbnail_height];
  };
  const none = Number.POSITIVE_INFINITY;
  expect(sizeOf(none, none)).toEqual(['480.jpg', 480, 480]);
  expect(sizeOf(400, none)).toEqual(['320.jpg', 320, 320]);
  expect(sizeOf(none, 200)).toEqual(['160.jpg', 160, 160]);
  expect(sizeOf(none, 100)).toEqual([undefined, undefined, undefined]);
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000\u000Bb\uFFFE&')).toBe('ab&amp;');
});
