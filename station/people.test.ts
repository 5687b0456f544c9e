import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../testing/start-station.ts';

let station: OwnStation;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.remove());

const printed = () => /\/studio\/setup#token=([\w-]{43})/.exec(station.said())?.[1];
const owner = { name: 'Olu', email: 'olu@radio.test', password: 'quiet harbour lights' };

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${station.url}/content/staff/${path}`, {
    method: 'POST',
    headers: { origin: station.url, ...headers },
    body: JSON.stringify(body),
  });

test('[R-700] a station prints a link while nobody owns it; after it was used it is dead, and no other is printed', async () => {
  await expect.poll(printed).toBeDefined();
  const token = printed();
  const made = await post('setup', { ...owner, token });
  const [cookie = ''] = made.headers.getSetCookie();
  expect(made.status).toBe(201);
  expect(cookie).toMatch(/^lw_staff=.*; Path=\/content; HttpOnly; SameSite=Lax$/);
  expect((await post('setup', { ...owner, token })).status).toBe(403);
  await station.stop();
  await station.start();
  await expect.poll(() => station.said()).toContain('Ctrl-C stops it');
  expect(printed()).toBeUndefined();
  const session = await fetch(`${station.url}/content/staff/session`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await session.json()).toMatchObject({ person: { name: 'Olu', role: 'owner' } });
});

test('[R-702] guesses are counted by the address of the connection, not by what a visitor says', async () => {
  // All at once: one after the other, a slow machine would take so long that further guesses become free.
  const guesses = Array.from({ length: 31 }, async (_, count) => {
    const forged = { 'x-client-address': `203.0.113.${count}`, 'x-forwarded-for': `203.0.113.${count}` };
    return (await post('invitations/accept', { token: `guess ${count}`, name: 'X' }, forged)).status;
  });
  const statuses = (await Promise.all(guesses)).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
});
