import { expect, test } from 'vitest';
import { type HttpError, request, requestJson } from './http.ts';

function server(...statuses: number[]) {
  const sent: RequestInit[] = [];
  const send = async (_url: string, init: RequestInit) => {
    sent.push(init);
    return Response.json({ error: 'why' }, { status: statuses[sent.length - 1] ?? 200 });
  };
  return { sent, send };
}

test('[R-605] a read is tried once, JSON is accepted, success is 200 to 299', async () => {
  const { sent, send } = server(503);
  const failure = await request('/x', { send }).catch((error: HttpError) => error);
  expect(failure).toMatchObject({
    message: 'Request failed with status code 503',
    status: 503,
    data: { error: 'why' },
  });
  expect(sent).toHaveLength(1);
  expect(new Headers(sent[0]?.headers).get('accept')).toBe('application/json');
  const { send: fine } = server(299);
  expect((await request('/x', { send: fine })).status).toBe(299);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  '[R-605] a write is tried again once after %i',
  async (status) => {
    const { sent, send } = server(status, 200);
    await request('/x', { method: 'POST', send });
    expect(sent).toHaveLength(2);
  },
);

test('a write is tried no third time, and not again after another status', async () => {
  const twice = server(503, 503, 200);
  await expect(request('/x', { method: 'POST', send: twice.send })).rejects.toThrow('status code 503');
  expect(twice.sent).toHaveLength(2);
  const never = server(422);
  await expect(request('/x', { method: 'POST', send: never.send })).rejects.toThrow('status code 422');
  expect(never.sent).toHaveLength(1);
});

const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('[R-605] failures have the messages of the requirement', async () => {
  const down = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(requestJson('/x', { send: down })).rejects.toThrow('Network Error');
  await expect(request('/x', { send: hanging, timeout: 5 })).rejects.toThrow('timeout of 5ms exceeded');
  const leaving = new AbortController();
  const pending = request('/x', { send: hanging, signal: leaving.signal });
  leaving.abort();
  await expect(pending).rejects.toThrow('Request aborted');
});
