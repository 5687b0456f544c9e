import { expect, test } from 'vitest';
import { parseFeed } from './parse-feed.ts';
import { readFeed } from './read-feed.ts';
import { decodeText } from './source-text.ts';

const station = { zone: 'UTC', isResident: (name: string) => name === 'Tyler, The Creator' };
const feed = (items: string, { channel = '', attributes = '', prolog = '' } = {}) =>
  `${prolog}<rss version="2.0" ${attributes}><channel><title>Tide</title>${channel}${items}</channel></rss>`;
const item = (inside: string) =>
  `<item><title>One</title><pubDate>Fri, 05 Jan 2024 22:30:00 CET</pubDate>${inside}</item>`;
const read = (xml: string, address?: string) => readFeed([parseFeed(xml, address)], station).rows;

const relative = item(
  '<enclosure url="audio/1 a.mp3?x=1&amp;y=2" type="audio/mpeg"/><itunes:image href="/1.jpg"/>',
);
test.each([
  ['where it was fetched', feed(relative), 'https://a.example/feed/all.xml', 'https://a.example/feed/'],
  [
    'the address that it gives itself',
    feed(relative, {
      channel: '<link>https://b.example</link><atom:link rel="self" href="https://a.example/b/x.xml"/>',
    }),
    undefined,
    'https://a.example/b/',
  ],
  [
    'the page that it is from',
    feed(relative, { channel: '<link>https://a.example</link>' }),
    undefined,
    'https://a.example/',
  ],
  [
    'xml:base',
    feed(relative.replace('<item>', '<item xml:base="c/">'), {
      attributes: 'xml:base="https://a.example/b/"',
    }),
    'https://z.example/feed.xml',
    'https://a.example/b/c/',
  ],
])('addresses that are not whole are made so by %s', (_, xml, address, base) => {
  expect(read(xml, address)[0]).toMatchObject({
    soundAddress: `${base}audio/1%20a.mp3?x=1&y=2`,
    picture: 'https://a.example/1.jpg',
    doubts: [],
  });
});

test('an address that nothing makes whole is a doubt', () => {
  expect(read(feed(relative))[0]).toMatchObject({
    soundAddress: null,
    picture: null,
    doubts: [
      'The address of its sound cannot be used.',
      'It has no sound.',
      'The address of its picture cannot be used.',
    ],
  });
});

test('an episode has the first sound that comes with it, or none', () => {
  const [both, image, none] = read(
    feed(
      [
        '<enclosure url="https://a.example/1.jpg" type="image/jpeg"/><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>',
        '<enclosure url="https://a.example/1.jpg" type="image/jpeg"/>',
        '<guid>2</guid>',
      ]
        .map(item)
        .join(''),
    ),
  );
  expect(both).toMatchObject({ soundAddress: 'https://a.example/1.mp3', doubts: [] });
  expect(image?.doubts).toEqual(['What comes with it is no sound.', 'It has no sound.']);
  expect(none).toMatchObject({ soundAddress: null, doubts: ['It has no sound.'] });
});

test('titles are read out of CDATA and with the signs of HTML, and pictures keep theirs for themselves', () => {
  const [row] = read(
    feed(
      `<item><title><![CDATA[Caf&eacute; &amp; Bar: <live> AT&T &copy it ]]>&amp;amp; more &nbsp;</title><image><title>No</title></image>
      <pubDate>2024-01-05</pubDate><category>Drum &amp;amp; Bass</category><itunes:author>Tyler, The Creator, Zo&amp;euml;</itunes:author>
      <description>Five &amp;lt; six</description></item>`,
    ),
  );
  expect(row).toMatchObject({
    title: 'Café & Bar: <live> AT&T &copy it & more',
    ...{
      genres: ['Drum & Bass'],
      residents: ['Tyler, The Creator', 'Zoë'],
      description: '<p>Five &lt; six</p>',
    },
  });
});

test.each([
  ['1:02:03', 3723],
  ['62:03', 3723],
  ['3723', 3723],
  ['3722.6', 3723],
  ['an hour', 0],
])('a length is read: %s', (written, seconds) => {
  const link = '<link>https://www.mixcloud.com/a/b/</link>';
  const [row] = read(feed(item(`${link}<itunes:duration>${written}</itunes:duration>`)));
  expect(row?.recording).toMatchObject({ kind: 'mixcloud', seconds });
});

test('episodes that share a guid are different, the same one twice is the same', () => {
  const episode = (title: string) =>
    `<item><title>${title}</title><guid>1</guid><pubDate>2024-01-05</pubDate></item>`;
  const keys = () => read(feed(['A', 'B', 'A'].map(episode).join(''))).map(({ key }) => key);
  const [first, second, third] = keys();
  expect(first).not.toBe(second);
  expect(third).toBe(first);
  expect(keys()).toEqual([first, second, third]);
});

test('a file that is only the first page of a feed says so', () => {
  const next = '<atom:link rel="next" href="https://a.example/feed?page=2"/>';
  expect(read(feed(item(''), { channel: next }))[0]?.doubts).toContain(
    'The feed goes on at https://a.example/feed?page=2, which is not in this file.',
  );
});

const accents = (encoding: string) =>
  feed('<item><title>Höhe – 1</title></item>', { prolog: `<?xml version="1.0" encoding="${encoding}"?>` });
test.each([
  ['ISO-8859-1', Buffer.from(accents('ISO-8859-1').replace('–', '\x96'), 'latin1')],
  ['ISO-8859-15 that is UTF-8', Buffer.from(accents('ISO-8859-15'))],
  ['UTF-16', Buffer.from(`\uFEFF${accents('UTF-16')}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${accents('UTF-16')}`, 'utf16le').swap16()],
  ['UTF-16 that is UTF-8', Buffer.from(accents('UTF-16'))],
  ['an encoding that nobody knows', Buffer.from(accents('x-unknown'))],
])('a feed is read in %s', (_, bytes) => {
  expect(read(decodeText(bytes))[0]?.title).toBe('Höhe – 1');
});

test('a feed of elements inside each other is refused before it takes long to read', () => {
  const deep = '<b>'.repeat(500_000) + '</i>'.repeat(500_000);
  expect(() => read(feed(item(deep)))).toThrow('more than 100 elements are open inside each other');
});
