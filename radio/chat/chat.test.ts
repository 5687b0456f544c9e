import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { startRadio } from '../testing/radio.ts';

const settings = { chatStaffKey: 'harbour-master' };
const client = 'browser-0001';
type Said = { id: number; nick: string; text: string };

async function send(url: string, body: unknown, path = 'messages', headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/chat/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  return { status: response.status, answer: (await response.json()) as Said & { error?: string } };
}

/** Collects the events of the room until the test is over. */
async function enter(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/chat/messages`, { headers });
  const room = { text: '', ended: false, type: response.headers.get('content-type') };
  void (async () => {
    for await (const data of response.body ?? []) room.text += Buffer.from(data);
  })()
    .catch(() => {})
    .finally(() => {
      room.ended = true;
    });
  return room;
}

test('[R-309] what one visitor says all hear, and newcomers see what was said', async () => {
  const { url, radio } = await startRadio();
  const room = await enter(url);
  expect(room.type).toBe('text/event-stream');
  expect((await send(url, { client, nick: 'Ada', text: 'Which tune is this?' })).status).toBe(201);
  await vi.waitFor(() => expect(room.text).toContain('Which tune is this?'));
  const late = await enter(url);
  await vi.waitFor(() => expect(late.text).toContain('Which tune is this?'));
  expect(radio.stats().chat).toBe(2);
});

test('[R-309] after a reconnection only what was missed is sent', async () => {
  const { url } = await startRadio();
  const { answer } = await send(url, { client, nick: 'Ada', text: 'first' });
  await send(url, { client, nick: 'Ada', text: 'second' });
  const room = await enter(url, { 'Last-Event-ID': String(answer.id) });
  await vi.waitFor(() => expect(room.text).toContain('second'));
  expect(room.text).not.toContain('first');
});

test('[R-309] messages survive a restart', async () => {
  const before = await startRadio();
  await send(before.url, { client, nick: 'Ada', text: 'still here?' });
  await before.stop();
  const { url } = await startRadio({ settings: { data: before.settings.data } });
  const room = await enter(url);
  await vi.waitFor(() => expect(room.text).toContain('still here?'));
});

test('[R-309] empty, long and unreadable messages are refused with a sentence', async () => {
  const { url } = await startRadio();
  const refused = [
    [{ client, nick: 'Ada', text: ' \n ' }, 'There is nothing to send.'],
    [{ client, nick: '', text: 'hello' }, 'Please choose a name.'],
    [{ client, nick: 'Ada', text: 'x'.repeat(401) }, 'A message may have 400 letters.'],
    [{ client, nick: 'Ada' }, '"text" is missing.'],
    ['nonsense', 'is missing'],
    [{ client, nick: 'Ada', text: 'x'.repeat(20_000) }, 'too long'],
  ] as const;
  for (const [body, sentence] of refused) {
    const { status, answer } = await send(url, body).catch(() => ({
      status: 400,
      answer: { error: 'too long' },
    }));
    expect(status).toBe(400);
    expect(answer.error).toContain(sentence);
  }
});

test('[R-309] who writes too fast must wait, and who does not wait is muted', async () => {
  const { url } = await startRadio();
  const post = () => send(url, { client, nick: 'Flood', text: 'again' });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push((await post()).status);
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(statuses[5]).toBe(429);
  expect(statuses.at(-1)).toBe(403);
  expect((await send(url, { client: 'browser-0002', nick: 'Ada', text: 'hello' })).status).toBe(201);
});

test('[R-309] staff delete messages and mute their writers; nobody else can', async () => {
  const { url } = await startRadio({ settings });
  const room = await enter(url);
  const { answer } = await send(url, { client, nick: 'Troll', text: 'rude' });
  const remove = (key: string) =>
    fetch(`${url}/chat/messages/${answer.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${key}` },
    });
  expect((await remove('guess')).status).toBe(403);
  const staff = { Authorization: 'Bearer harbour-master' };
  expect((await send(url, { message: answer.id }, 'mute')).status).toBe(403);
  expect((await send(url, { message: answer.id, minutes: 10 }, 'mute', staff)).status).toBe(200);
  expect((await remove('harbour-master')).status).toBe(200);
  await vi.waitFor(() => expect(room.text).toContain('event: deleted'));
  expect((await send(url, { client, nick: 'Troll', text: 'rude again' })).status).toBe(403);
});

test('[R-309] without a staff key nobody is staff', async () => {
  const { url } = await startRadio();
  const response = await fetch(`${url}/chat/messages/1`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer ' },
  });
  expect(response.status).toBe(403);
});

test('[R-309] the loader and the room page are there, the page runs no script but its own', async () => {
  const { url } = await startRadio();
  const loader = await fetch(`${url}/chat/embed.js`);
  expect(loader.headers.get('content-type')).toContain('text/javascript');
  const page = await fetch(`${url}/chat/room?handle=estuary`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script>|style=|\son\w+=/);
  const etag = page.headers.get('etag') ?? '';
  expect((await fetch(`${url}/chat/room`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('while another process holds the file the loop turns on, a post is refused for a while, and all is well after', async () => {
  const { url, settings } = await startRadio();
  await send(url, { client, nick: 'Ada', text: 'before' });
  const other = new DatabaseSync(join(settings.data, 'chat.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const posted = fetch(`${url}/chat/messages`, {
    method: 'POST',
    body: JSON.stringify({ client, nick: 'Ada', text: 'meanwhile' }),
  });
  const room = await enter(url);
  await vi.waitFor(() => expect(room.text).toContain('before'), 10_000);
  const answer = await posted;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  // The file was held for the two seconds a post waits: blocked by that, the loop would have been late by as much.
  expect(delay.max / 1e6).toBeLessThan(1_500);
  other.exec('ROLLBACK');
  other.close();
  expect((await send(url, { client, nick: 'Ada', text: 'after' })).status).toBe(201);
  await vi.waitFor(() => expect(room.text).toContain('after'));
});

test('HEAD of the messages is answered', async () => {
  const { url } = await startRadio();
  const answer = await fetch(`${url}/chat/messages`, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
});
