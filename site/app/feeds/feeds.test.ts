import type { ArticleCard, ShowCard } from '@longwave/contract/card.ts';
import { expect, test } from 'vitest';
import { editorialFeedXml } from './editorial-feed.ts';
import { embedPage } from './embed-page.ts';
import { feedGuid } from './feed-guid.ts';
import { findEmbeddableShowId, oembed, oembedXml } from './oembed.ts';
import { podcastXml } from './podcast.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';
import { type FeedSource, findEmail } from './source.ts';
import { escapeXml } from './xml.ts';

const source: FeedSource = {
  origin: 'https://station.example',
  email: 'studio@station.example',
  contentHost: 'https://station.example/content',
  audioHost: 'https://station.example/radio',
  station: {
    name: 'Test Station',
    strapline: 'Radio for tests',
    description: 'Independent radio',
    zone: 'Europe/London',
    language: 'en',
    logo: null,
    accountUrl: null,
  },
};
const picture = { name: 'late-show', alt: '', width: 1200, height: 1200, colour: '#112233' };
const show: ShowCard = {
  id: 'late-show-12',
  title: 'Late Show & High <Hills>',
  date: '2026-11-01T20:00:00Z',
  picture,
  genres: [{ id: 'dub', title: 'Dub' }],
  residents: [{ id: 'ann-smith', name: 'Ann Smith' }],
  guests: ['Moss'],
  recording: { kind: 'file', name: 'late-show-12', url: '', seconds: 3600, bytes: null },
};
test('an embedded player has the file and the URL of the show, and nothing unescaped', () => {
  const html = embedPage(source, show, ['/assets/embed.css', '/brand.css?v=1']);
  expect(html).toContain('src="https://station.example/radio/recordings/late-show-12.mp3"');
  expect(html).toContain('href="https://station.example/shows/late-show-12"');
  expect(html).toContain('Late Show &amp; High &lt;Hills&gt;');
  expect(html).not.toContain('<script');
});

const about = {
  title: 'Test Station',
  description: 'All shows',
  author: 'Test Station',
  path: '/shows',
  feedPath: '/podcast.xml',
  picture: null,
};

test('a podcast episode has a file with type and length, a duration and a stable id', () => {
  const feed = podcastXml(source, { ...about, shows: [show] });
  expect(feed).toContain(
    '<enclosure url="https://station.example/radio/recordings/late-show-12.mp3" type="audio/mpeg" length="57600000"/>',
  );
  expect(feed).toContain('<itunes:duration>3600</itunes:duration>');
  expect(feed).toContain('<guid isPermaLink="false">shows/late-show-12</guid>');
  expect(feed).toContain('<title>Late Show &amp; High &lt;Hills&gt;</title>');
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 20:00:00 GMT</pubDate>');
});

test('a podcast has its owner and its id, and is locked', () => {
  const feed = podcastXml(source, { ...about, shows: [] });
  expect(feed).toContain(
    '<itunes:owner><itunes:name>Test Station</itunes:name>\n<itunes:email>studio@station.example</itunes:email>\n</itunes:owner>',
  );
  expect(feed).toContain('<podcast:locked owner="studio@station.example">yes</podcast:locked>');
  expect(feed).toContain(`<podcast:guid>${feedGuid('https://station.example/podcast.xml')}</podcast:guid>`);
});

test('without an email address a podcast has no owner, and without an origin no id', () => {
  const feed = podcastXml({ ...source, email: null, origin: '' }, { ...about, shows: [] });
  expect(feed).not.toContain('itunes:owner');
  expect(feed).not.toContain('podcast:guid');
  expect(feed).toContain('<podcast:locked>yes</podcast:locked>');
});

test('episodes and articles keep their ids when the station moves', () => {
  const moved = { ...source, origin: 'https://elsewhere.example' };
  const guids = (feed: string) => feed.match(/<guid.*<\/guid>/g);
  expect(guids(podcastXml(moved, { ...about, shows: [show] }))).toEqual(
    guids(podcastXml(source, { ...about, shows: [show] })),
  );
  expect(guids(editorialFeedXml(moved, [article]))).toEqual(guids(editorialFeedXml(source, [article])));
});

// Both examples are from the specification.
test.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['http://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the id of the podcast at %s', (url, guid) => {
  expect(feedGuid(url)).toBe(guid);
});

test.each([
  [['/info', 'mailto:studio@station.example?subject=Hello'], 'studio@station.example'],
  [['tel:+44', 'https://station.example'], null],
  [['mailto:'], null],
])('the email address among %j', (links, email) => {
  expect(findEmail(links)).toBe(email);
});

test('a show at another service is no podcast episode', () => {
  const elsewhere: ShowCard = {
    ...show,
    recording: { kind: 'mixcloud', name: '', url: 'https://mixcloud.example/x', seconds: 60, bytes: null },
  };
  expect(podcastXml(source, { ...about, shows: [elsewhere, { ...show, recording: null }] })).not.toContain(
    '<item>',
  );
});

const article: ArticleCard = {
  id: 'vinyl',
  title: 'Vinyl',
  section: 'reads',
  date: '2026-10-02T08:00:00Z',
  author: 'Ann Smith',
  lede: 'On records.',
  picture,
};

test('an article in the editorial feed names its author, section and picture', () => {
  const feed = editorialFeedXml(source, [article]);
  expect(feed).toContain('<link>https://station.example/editorial/vinyl</link>');
  expect(feed).toContain('<dc:creator>Ann Smith</dc:creator>');
  expect(feed).toContain('<media:content url="https://station.example/content/media/late-show/960.jpg"');
  // An enclosure must have a length, which is not known before the picture is resized.
  expect(feed).not.toContain('<enclosure');
});

test('a sitemap lists URLs; an index lists sitemaps', () => {
  expect(sitemapXml('https://e.example', [{ path: '/shows/a', changed: '2026-01-01T00:00:00Z' }])).toContain(
    '<loc>https://e.example/shows/a</loc>',
  );
  const index = sitemapIndexXml('https://e.example', 3);
  expect(index.match(/<loc>/g)).toHaveLength(3);
  expect(index).toContain('https://e.example/sitemap.xml?page=3');
});

test.each([
  ['https://station.example/shows/late-show-12', 'late-show-12'],
  ['https://station.example/shows/late-show-12/?t=30', 'late-show-12'],
  ['https://other.example/shows/late-show-12', null],
  ['https://station.example/shows/a/b', null],
  ['not a URL', null],
  ['/shows/late-show-12', 'late-show-12'],
])('oEmbed of %s is of the show %s', (url, id) => {
  expect(findEmbeddableShowId(url, source.origin)).toBe(id);
});

test('oEmbed returns a frame within the requested size, its title escaped', () => {
  const response = oembed(source, { ...show, title: 'A "quiet" hour' }, { width: 400, height: 1000 });
  expect(response).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 180 });
  expect(response.html).toContain('src="https://station.example/embed/shows/late-show-12"');
  expect(response.html).toContain('title="A &quot;quiet&quot; hour"');
  expect(oembedXml(response)).toContain('<html>&lt;iframe');
});

test('the thumbnail of oEmbed is within the requested size, or is left out', () => {
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
