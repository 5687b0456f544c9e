import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../testing/start-station.ts';

/** No file may grow beyond this, so the database's log soon cannot store what staff write, as on a full disk. */
const fullDisk = 'ulimit -f 2048';
const key = 'a key for the tests only';
let station: OwnStation;

beforeAll(async () => {
  station = await startStation({ CONTENT_KEY: key });
});
afterAll(() => station.remove());

async function put(slug: string, text: string): Promise<{ status: number; error?: string }> {
  const response = await fetch(`${station.url}/content/documents/page/${slug}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'if-match': '*' },
    body: JSON.stringify({
      type: 'page',
      slug,
      title: `Page ${slug}`,
      description: '',
      text: `<p>${text}</p>`,
      picture: null,
      isListed: false,
      validFrom: null,
      validUntil: null,
    }),
  });
  return { status: response.status, ...(await response.json()) };
}

/** Uploads a picture of noise, which does not compress, so it is larger than any file may be. */
async function upload(): Promise<Response> {
  const noise = { raw: { width: 1400, height: 1400, channels: 3 as const } };
  const body = await sharp(randomBytes(1400 * 1400 * 3), noise)
    .png()
    .toBuffer();
  return fetch(`${station.url}/content/media/noise`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(body),
  });
}

const statusOf = async (path: string) => (await fetch(station.url + path)).status;

test('on a full disk the site goes on, staff see why, and nothing is lost', async () => {
  expect((await put('before', 'Kept before')).status).toBe(200);
  await station.stop();
  await station.start(fullDisk);

  const long = 'A long text. '.repeat(40_000);
  const kept: string[] = [];
  let refused = '';
  for (let number = 0; number < 20 && !refused; number++) {
    const { status, error } = await put(`long-${number}`, `${long} ${number}`);
    if (status === 200) kept.push(`long-${number}`);
    else {
      refused = `long-${number}`;
      expect({ status, error }).toEqual({
        status: 507,
        error:
          'This could not be kept: the disk of the station is full or cannot be written. Nothing was changed.',
      });
    }
  }
  expect(refused).not.toBe('');
  // Existing documents cannot be changed either, and stay as they are.
  expect((await put('before', long)).status).toBe(507);

  const asItShouldBe = async () => {
    for (const path of ['/', '/shows', '/listen', '/search?query=river', '/content/home.json'])
      expect(await statusOf(path), path).toBe(200);
    for (const slug of kept) expect(await statusOf(`/${slug}`), slug).toBe(200);
    expect(await statusOf(`/${refused}`)).toBe(404);
    expect(await (await fetch(`${station.url}/before`)).text()).toContain('Kept before');
  };
  await asItShouldBe();
  expect((await upload()).status).toBe(507);
  expect(readdirSync(join(station.data, 'media'))).toEqual([]);
  expect(await statusOf('/content/token.json')).toBe(200);
  const stream = await fetch(`${station.url}/radio/stream`);
  expect((await stream.body?.getReader().read())?.value?.length).toBeGreaterThan(0);

  await station.stop();
  await station.start();
  await asItShouldBe();
  expect((await put(refused, long)).status).toBe(200);
  // The site caches the 404 until it learns of the change.
  await expect.poll(() => statusOf(`/${refused}`)).toBe(200);
});
