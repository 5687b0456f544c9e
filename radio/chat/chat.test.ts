import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { startRadio } from '../testing/test-radio.ts';

const settings = { chatStaffKey: 'key-of-the-staff' };
const client = 'browser-0001';
type Said = { id: number; nick: string; text: string };

/**
 * Waits for the thread of the chat store: on a busy machine it may start later than the server, and a message waits only
 * seconds for it.
 */
async function startChat(...options: Parameters<typeof startRadio>) {
  const started = await startRadio(...options);
  await vi.waitFor(() => expect(existsSync(join(started.settings.data, 'chat.sqlite'))).toBe(true));
  return started;
}

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

test('[R-309] a message reaches all visitors, and newcomers see earlier messages', async () => {
  const { url, radio } = await startChat();
  const room = await enter(url);
  expect(room.type).toBe('text/event-stream');
  expect((await send(url, { client, nick: 'Ada', text: 'Which tune is this?' })).status).toBe(201);
  await vi.waitFor(() => expect(room.text).toContain('Which tune is this?'));
  const late = await enter(url);
  await vi.waitFor(() => expect(late.text).toContain('Which tune is this?'));
  expect(radio.stats().chat).toBe(2);
});

test('after a reconnection only missed messages are sent', async () => {
  const { url } = await startChat();
  const { answer } = await send(url, { client, nick: 'Ada', text: 'first' });
  await send(url, { client, nick: 'Ada', text: 'second' });
  const room = await enter(url, { 'Last-Event-ID': String(answer.id) });
  await vi.waitFor(() => expect(room.text).toContain('second'));
  expect(room.text).not.toContain('first');
});

test('messages survive a restart', async () => {
  const before = await startChat();
  await send(before.url, { client, nick: 'Ada', text: 'still here?' });
  await before.stop();
  const { url } = await startChat({ settings: { data: before.settings.data } });
  const room = await enter(url);
  await vi.waitFor(() => expect(room.text).toContain('still here?'));
});

test('empty, overlong and malformed messages are refused with a sentence', async () => {
  const { url } = await startChat();
  const refused = [
    [{ client, nick: 'Ada', text: ' \n ' }, 'There is nothing to send.'],
    [{ client, nick: '', text: 'hello' }, 'Please choose a name.'],
    [{ client, nick: 'Ada', text: 'x'.repeat(401) }, 'A message may have 400 letters.'],
    [{ client, nick: 'Ada' }, '"text" is missing.'],
    ['nonsense', 'is missing'],
  ] as const;
  for (const [body, sentence] of refused) {
    const { status, answer } = await send(url, body);
    expect(status).toBe(400);
    expect(answer.error).toContain(sentence);
  }
});

test('a body that is far too large is cut off, and the next message is accepted', async () => {
  const { url } = await startChat();
  await expect(send(url, { client, nick: 'Ada', text: 'x'.repeat(1_000_000) })).rejects.toThrow();
  expect((await send(url, { client, nick: 'Ada', text: 'hello' })).status).toBe(201);
});

test('a visitor who posts too fast must wait, and one who does not wait is muted', async () => {
  const { url } = await startChat();
  const post = () => send(url, { client, nick: 'Flood', text: 'again' });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push((await post()).status);
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(statuses[5]).toBe(429);
  expect(statuses.at(-1)).toBe(403);
  expect((await send(url, { client: 'browser-0002', nick: 'Ada', text: 'hello' })).status).toBe(201);
});

test('staff delete messages and mute their writers; nobody else can', async () => {
  const { url } = await startChat({ settings });
  const room = await enter(url);
  const { answer } = await send(url, { client, nick: 'Troll', text: 'rude' });
  const remove = (key: string) =>
    fetch(`${url}/chat/messages/${answer.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${key}` },
    });
  expect((await remove('guess')).status).toBe(403);
  const staff = { Authorization: 'Bearer key-of-the-staff' };
  expect((await send(url, { message: answer.id }, 'mute')).status).toBe(403);
  expect((await send(url, { message: answer.id, minutes: 10 }, 'mute', staff)).status).toBe(200);
  expect((await remove('key-of-the-staff')).status).toBe(200);
  await vi.waitFor(() => expect(room.text).toContain('event: deleted'));
  expect((await send(url, { client, nick: 'Troll', text: 'rude again' })).status).toBe(403);
});

test('without a staff key in the settings nobody can moderate', async () => {
  const { url } = await startChat();
  const response = await fetch(`${url}/chat/messages/1`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer ' },
  });
  expect(response.status).toBe(403);
});

test('the embed script and the room page are served, and the page allows only its own script', async () => {
  const { url } = await startChat();
  const loader = await fetch(`${url}/chat/embed.js`);
  expect(loader.headers.get('content-type')).toContain('text/javascript');
  const page = await fetch(`${url}/chat/room?handle=test-radio`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script>|style=|\son\w+=/);
  const etag = page.headers.get('etag') ?? '';
  expect((await fetch(`${url}/chat/room`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('messages of staff are marked, and nobody else can use their name or one that looks like it', async () => {
  const brand = { name: 'Test Radio', language: 'en', brand: null };
  const fetchContent = async () => Response.json(brand);
  const { url } = await startChat({ settings: { ...settings, fetchContent } });
  const room = await enter(url);
  const staff = { Authorization: 'Bearer key-of-the-staff' };
  const said = await send(url, { client, nick: 'Dana', text: 'Welcome' }, 'messages', staff);
  expect([said.status, said.answer]).toEqual([201, expect.objectContaining({ nick: 'Dana', staff: true })]);
  await vi.waitFor(() => expect(room.text).toContain('"staff":true'));
  const refused = 'That name is for staff. Please choose another.';
  for (const nick of ['Dana', 'DANA', 'D\u200bana', 'D4na', 'Test Radio', 'Test Radio staff ✓']) {
    const { status, answer } = await send(url, { client: 'browser-0002', nick, text: 'hello', staff: true });
    expect([nick, status, answer.error]).toEqual([nick, 400, refused]);
  }
  const other = await send(url, { client: 'browser-0002', nick: 'Ada', text: 'hello', staff: true });
  expect([other.status, other.answer]).toEqual([201, expect.not.objectContaining({ staff: true })]);
  const guessed = await send(url, { client, nick: 'Ada', text: 'hello' }, 'messages', {
    Authorization: 'Bearer guess',
  });
  expect(guessed.status).toBe(403);
  const late = await enter(url);
  await vi.waitFor(() => expect(late.text).toContain('"nick":"Dana","text":"Welcome"'));
  expect(late.text.match(/"staff":true/g)).toHaveLength(1);
});

test('a page of another site cannot post', async () => {
  const { url } = await startChat({ settings: { ...settings, siteUrl: 'https://radio.example' } });
  const body = { client, nick: 'Ada', text: 'hello' };
  const statusWith = async (headers: Record<string, string>) =>
    (await send(url, body, 'messages', headers)).status;
  expect(await statusWith({ Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusWith({ Origin: 'null' })).toBe(403);
  expect(await statusWith({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await statusWith({ Origin: new URL(url).origin })).toBe(201);
  expect(await statusWith({ Origin: 'https://radio.example' })).toBe(201);
  expect(await statusWith({ Origin: 'https://behind.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
  expect(await statusWith({})).toBe(201);
});

test('while another process locks the database the event loop is not blocked, a post gets 503, and later ones work', async () => {
  const { url, settings } = await startChat();
  await send(url, { client, nick: 'Ada', text: 'before' });
  const other = new DatabaseSync(join(settings.data, 'chat.sqlite'), { timeout: 60_000 });
  other.exec('BEGIN IMMEDIATE');
  let isWaiting = true;
  const posted = fetch(`${url}/chat/messages`, {
    method: 'POST',
    body: JSON.stringify({ client, nick: 'Ada', text: 'meanwhile' }),
  }).finally(() => {
    isWaiting = false;
  });
  const entered = enter(url);
  // A post waits for two seconds: if it blocked the loop, only one or two of these requests would be served.
  let served = 0;
  for (; isWaiting; served++) expect((await fetch(`${url}/live.json`)).status).toBe(200);
  expect(served).toBeGreaterThan(10);
  const answer = await posted;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const room = await entered;
  await vi.waitFor(() => expect(room.text).toContain('before'));
  other.exec('ROLLBACK');
  other.close();
  expect((await send(url, { client, nick: 'Ada', text: 'after' })).status).toBe(201);
  await vi.waitFor(() => expect(room.text).toContain('after'));
});

test('HEAD of the messages gets a response', async () => {
  const { url } = await startChat();
  const answer = await fetch(`${url}/chat/messages`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(100_000),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
});
