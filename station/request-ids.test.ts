import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../testing/start-station.ts';

let station: OwnStation;
beforeAll(async () => {
  station = await startStation({ ACCESS_LOG: 'on' });
  const database = new DatabaseSync(join(station.data, 'content.sqlite'), { timeout: 60_000 });
  database.exec('ALTER TABLE entries RENAME TO entries_taken_away');
  database.close();
});
afterAll(() => station.remove());

/** The lines that the station logged with this id; every line it logs is JSON. */
function linesOf(requestId: string): { part: string; event: string }[] {
  return station
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.requestId === requestId);
}

test.each(['/shows/latest', '/content/shows/latest.json'])(
  'what fails in the thread of content while %s is responded to is logged with the id of the response',
  async (path) => {
    const response = await fetch(station.url + path, { redirect: 'manual' });
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).not.toMatch(/entries|SQL/);
    await expect
      .poll(() => linesOf(id))
      .toContainEqual(expect.objectContaining({ part: 'station', event: 'request' }));
    await expect
      .poll(() => linesOf(id))
      .toContainEqual(
        expect.objectContaining({
          part: 'content',
          event: 'A request failed',
          path: '/shows/latest.json',
          error: expect.objectContaining({ message: expect.stringContaining('entries') }),
        }),
      );
  },
);

test('each request has an id of its own', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await fetch(`${station.url}/content/home.json`)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(3);
});
