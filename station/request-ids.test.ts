import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestStation } from './testing.ts';

let station: Awaited<ReturnType<typeof startTestStation>>;
/** What threads log passes through here. */
const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeAll(async () => {
  station = await startTestStation();
  const database = new DatabaseSync(join(station.data, 'content.sqlite'));
  database.exec('ALTER TABLE entries RENAME TO entries_taken_away');
  database.close();
});
afterAll(async () => {
  await station.close();
  logged.mockRestore();
});

test.each(['/shows/latest', '/content/shows/latest.json'])(
  'what fails in content while %s is answered is logged with the id of the answer',
  async (path) => {
    const answer = await fetch(station.url + path, { redirect: 'manual' });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).not.toMatch(/entries|SQL/);
    const text = () => logged.mock.calls.map(([part]) => String(part)).join('');
    await expect.poll(text).toContain(`GET /shows/latest.json failed, request ${id}`);
  },
);
