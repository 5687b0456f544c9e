import { expect, test } from 'vitest';
import { createBodyLimit } from './body-limit.ts';

test('four bodies of one sender and sixteen in all are read at once, and more are refused before they are', async () => {
  const withBody = createBodyLimit();
  const ends: (() => void)[] = [];
  const send = (sender: string) => withBody(sender, () => new Promise<void>((end) => ends.push(end)));
  const sending = ['a', 'b', 'c'].flatMap((sender) => Array.from({ length: 4 }, () => send(sender)));
  await expect(send('a')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  sending.push(...['d', 'e', 'f', 'g'].map(send));
  await expect(send('h')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(ends).toHaveLength(16);
  ends[0]?.();
  await sending[0];
  sending.push(send('a'));
  expect(ends).toHaveLength(17);
  for (const end of ends) end();
  await Promise.all(sending);
  const failing = withBody('a', () => Promise.reject(new Error('It was cut off')));
  await expect(failing).rejects.toThrow('It was cut off');
  await Promise.all(Array.from({ length: 4 }, () => withBody('a', async () => undefined)));
});
