import { afterEach, expect, test, vi } from 'vitest';
import { call, callOnLeaving } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is saved while a page is left outlives the page, unless it is more than browsers allow', async () => {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { keepalive }: RequestInit) => {
    sent.push(keepalive);
    return Response.json({});
  });
  const save = (text: string) => void call('/documents/show/ebb', { method: 'PUT', body: { text } });
  save('typed');
  callOnLeaving(() => save('typed'));
  callOnLeaving(() => save('é'.repeat(40_000)));
  save('typed');
  expect(sent).toEqual([false, true, false, false]);
});
