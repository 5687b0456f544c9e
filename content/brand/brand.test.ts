import type { DocumentOf, StationDocument } from '@longwave/contract/documents.ts';
import { picture } from '@longwave/contract/picture.ts';
import type { SiteContent } from '@longwave/contract/site-content.ts';
import { stationBrand } from '@longwave/contract/station-brand.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { resident, show, station } from '../testing/documents.ts';
import { testFont } from '../testing/font.ts';

const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };

async function contentWith(documents: StationDocument[] = []): Promise<TestContent> {
  const content = await startContent(documents);
  onTestFinished(() => content.close());
  return content;
}

async function change(content: TestContent, more: Partial<DocumentOf<'station'>>) {
  const body = JSON.stringify({ ...station, logo: null, ...more });
  const answer = await content.get('/documents/station/station', { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { notes?: string[] };
}

const iconsOf = async (content: TestContent) =>
  (await content.json<SiteContent>('/home.json')).station.icons ?? '';

/** The colour of a pixel; x and y are fractions of the icon's side. */
async function pixel(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

async function icon(content: TestContent, file: string): Promise<Buffer> {
  const answer = await content.get(`${await iconsOf(content)}/${file}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  return Buffer.from(await answer.arrayBuffer());
}

test('without a logo the icons are the initial on the accent, in every size', async () => {
  const content = await contentWith();
  await change(content, {
    name: 'Île Radio',
    brand: { accent: '#0044cc', paper: '#ffffff', ink: '#111111' },
  });
  for (const [file, side] of [
    ['32.png', 32],
    ['180.png', 180],
    ['192.png', 192],
    ['512.png', 512],
    ['maskable-512.png', 512],
  ] as const) {
    const png = await icon(content, file);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    expect(await pixel(png, 0.02, 0.02), file).toBe('#0044cc');
    // The stem of the letter I.
    expect(await pixel(png, 0.5, 0.5), file).toBe('#ffffff');
  }
  const ico = await icon(content, 'favicon.ico');
  expect(ico.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
});

test('a name that begins with no letter we have gets a sign, not an empty square', async () => {
  const content = await contentWith();
  await change(content, { name: 'Радио', brand: { accent: '#0044cc' } });
  const { channels } = await sharp(await icon(content, '192.png')).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});

test('a logo becomes the icons: a wide one stands whole on the paper', async () => {
  const content = await contentWith();
  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer();
  const kept = await content.get('/media/wordmark', { method: 'PUT', headers, body: new Uint8Array(logo) });
  await change(content, { logo: picture.parse(await kept.json()), brand: { paper: '#eeffee' } });
  const png = await icon(content, '192.png');
  expect(await pixel(png, 0.5, 0.1)).toBe('#eeffee');
  expect(await pixel(png, 0.5, 0.5)).toBe('#cc0000');
  expect(await pixel(png, 0.03, 0.5)).toBe('#eeffee');
});

test('changed icons have another URL, and the old URL redirects to it', async () => {
  const content = await contentWith();
  await change(content, { brand: { accent: '#0044cc' } });
  const before = await iconsOf(content);
  await change(content, { brand: { accent: '#00aa44' } });
  const after = await iconsOf(content);
  expect(after).not.toBe(before);
  const old = await content.get(`${before}/192.png`);
  expect([old.status, old.headers.get('location')]).toEqual([302, `../${after.split('/').at(-1)}/192.png`]);
  expect((await content.get(`${after}/333.png`)).status).toBe(404);
});

test('other pages of the station get the brand, and its writer gets the colours that had to change', async () => {
  const content = await contentWith();
  const { notes } = await change(content, { name: 'Lumen', brand: { accent: '#ffe600', paper: '#ffffff' } });
  expect(notes?.[0]).toContain('#ffe600 has a contrast of 1.2 on the paper');
  expect(stationBrand.parse(await content.json('/station/brand.json'))).toEqual({
    name: 'Lumen',
    language: station.language,
    brand: { accent: '#ffe600', paper: '#ffffff' },
  });
  expect(await change(content, { brand: { tide: '#113311' } })).not.toHaveProperty('notes');
});

test('a font is stored under its name for good, and a file that is no font is refused', async () => {
  const content = await contentWith();
  const put = (name: string, font: Buffer) =>
    content.get(`/fonts/${name}`, { method: 'PUT', headers, body: new Uint8Array(font) });
  expect((await put('quay', testFont())).status).toBe(201);
  expect((await put('quay', testFont())).status).toBe(200);
  expect(await readProblem(await put('quay', testFont(8)))).toEqual([
    409,
    { error: 'quay is another font; choose a new name', parameter: 'name' },
  ]);
  expect(await readProblem(await put('cut', testFont().subarray(0, 150)))).toMatchObject([
    400,
    { parameter: 'body' },
  ]);
  expect((await put('large', testFont(7, 500_001))).status).toBe(413);
  expect((await put('..%2fquay', testFont())).status).toBe(400);
  const closed = await content.get('/fonts/other', { method: 'PUT', body: new Uint8Array(testFont()) });
  expect(closed.status).toBe(401);
  await change(content, { brand: { displayFont: 'quay' } });
  const font = await content.get('/fonts/quay.woff2');
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await font.arrayBuffer())).toEqual(testFont());
  expect((await content.get('/fonts/other.woff2')).status).toBe(404);
});

test('menus and the sitemap leave out lists with nothing in them, and have them once there is something', async () => {
  const content = await contentWith();
  const listed = async () => {
    const { children } = await content.json<SiteContent>('/home.json');
    return children.filter(({ isListed }) => isListed).map(({ id }) => id);
  };
  const inSitemap = async () => {
    const { addresses } = await content.json<{ addresses: { path: string }[] }>('/sitemap.json');
    return addresses.map(({ path }) => path);
  };
  expect(await listed()).toEqual(['listen', 'residents']);
  expect(await inSitemap()).not.toContain('/tv');
  expect(await inSitemap()).not.toContain('/info');
  const first = show('first', '2026-11-01T10:00:00Z');
  for (const document of [first, resident('new', 'New')]) {
    const path = `/documents/${document.type}/${document.slug}`;
    await content.get(path, { method: 'PUT', headers, body: JSON.stringify(document) });
  }
  expect(await listed()).toEqual(['shows', 'listen', 'residents']);
  expect(await inSitemap()).toContain('/shows/latest');
  expect(await inSitemap()).not.toContain('/shows/guests');
});
