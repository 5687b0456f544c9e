import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { liveNow } from '@longwave/contract/schedule.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../testing/start-station.ts';

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'longwave-clock-'));
const clock = join(folder, 'moved');
let station: OwnStation;

beforeAll(async () => {
  const movable = pathToFileURL(join(import.meta.dirname, 'testing/movable-clock.mjs')).href;
  station = await startStation({
    NODE_OPTIONS: `--import ${movable}`,
    CLOCK_FILE: clock,
    RATE_LIMIT: 'on',
  });
});
afterAll(async () => {
  await station.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function read(path: string): Promise<string> {
  const response = await fetch(station.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The title of what is on air or next, if it is right for the shifted clock. */
async function rightForNow(moved: number): Promise<string | undefined> {
  const now = liveNow.parse(JSON.parse(await read('/content/live-now.json')));
  const instant = Date.now() + moved;
  if (!now.live) return now.next && Date.parse(now.next.start) > instant ? now.next.title : undefined;
  return Date.parse(now.start_time) <= instant && instant < Date.parse(now.end_time) ? now.title : undefined;
}

async function homeSaysSo(moved: number): Promise<boolean> {
  const title = await rightForNow(moved);
  return title !== undefined && (await read('/')).includes(htmlOf(title));
}

test('when the clock jumps the stream goes on, pages are served, and the schedule is that of the new time', async () => {
  let bytes = 0;
  let ended = false;
  const listening = get(`${station.url}/radio/stream`, (res) => {
    res.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    res.on('close', () => {
      ended = true;
    });
  });
  await expect.poll(() => bytes).toBeGreaterThan(0);
  const searches = await Promise.all(
    Array.from(
      { length: 150 },
      async () => (await fetch(`${station.url}/content/search.json?query=a`)).status,
    ),
  );
  expect(searches).toContain(429);

  // The actual time, 26 hours ahead, five hours back, and the actual time again.
  for (const moved of [0, 26 * hour, -5 * hour, 0]) {
    writeFileSync(clock, String(moved));
    await expect.poll(() => rightForNow(moved)).toBeTruthy();
    for (const path of ['/', '/listen', '/shows']) await read(path);
    await expect.poll(() => homeSaysSo(moved)).toBe(true);
    const heard = bytes;
    await expect.poll(() => bytes).toBeGreaterThan(heard + 20_000);
    expect(ended).toBe(false);
    // A client that has to wait must not wait for hours because the clock was set back.
    await expect
      .poll(async () => (await fetch(`${station.url}/content/search.json?query=a`)).status)
      .toBe(200);
  }
  listening.destroy();
});

function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
