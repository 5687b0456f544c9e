import { expect, test } from 'vitest';
import { playoutOf, startRadio } from '../testing/test-radio.ts';

/** A radio whose content service returns this brand; undefined makes content unreachable. */
async function roomOf(brand: object | undefined) {
  const told = { brand };
  const { url, logged } = await startRadio({
    settings: {
      fetchContent: async (path) => {
        if (path !== '/station/brand.json') return Response.json(playoutOf());
        return told.brand ? Response.json(told.brand) : new Response(null, { status: 503 });
      },
    },
  });
  const get = async (path: string) => {
    const response = await fetch(`${url}/chat/${path}`);
    return { text: await response.text(), headers: response.headers };
  };
  return { get, logged };
}

test('the room has the name, the colours and the font of the station', async () => {
  const { get } = await roomOf({
    name: 'Lumen & <Friends>',
    language: 'en',
    brand: { accent: '#0044cc', textFont: 'test-font' },
  });
  const page = await get('room');
  expect(page.text).toContain('<h1 id="title">Lumen &amp; &lt;Friends&gt;</h1>');
  expect(page.text).toContain('<link rel="stylesheet" href="brand.css">');
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const sheet = await get('brand.css');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.text).toContain('--accent: #0044cc;');
  expect(sheet.text).toContain('url("/content/fonts/test-font.woff2")');
});

test('while content is down the room is served with default name and colours', async () => {
  const { get, logged } = await roomOf(undefined);
  expect((await get('room')).text).toContain('<h1 id="title">Chat</h1>');
  expect((await get('brand.css')).text).toContain('--accent: #ff4a1c;');
  expect(logged.filter(({ event }) => event === 'brand for the chat room not fetched')).toHaveLength(1);
});
