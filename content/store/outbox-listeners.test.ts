import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { expect, test } from 'vitest';
import { createOutboxListeners } from './outbox-listeners.ts';
import type { OutboxRow } from './tables/outbox.ts';

/** An outbox that exists only in the test and can be made unreachable. */
function outboxOf(rows: OutboxRow[]) {
  const outbox = {
    isAway: false,
    last: async () => rows.at(-1)?.id ?? 0,
    first: async () => rows[0]?.id ?? 0,
    async after(id: number) {
      if (outbox.isAway) throw new Error('The connection is gone');
      return rows.filter((row) => row.id > id);
    },
  };
  return outbox;
}

test('when the outbox cannot be read after a write, listeners get `all` at once and the missing changes later', async () => {
  using log = captureLog();
  const rows = [{ id: 1, keys: '["before"]' }];
  const outbox = outboxOf(rows);
  const listeners = await createOutboxListeners(outbox);
  const heard: unknown[] = [];
  listeners.onChange(({ keys, all }) => heard.push(all ? 'all' : [...keys]));

  // Another process wrote the second row, this one the third.
  rows.push({ id: 2, keys: '["other"]' }, { id: 3, keys: '["own"]' });
  outbox.isAway = true;
  await listeners.announceOwn(3, { keys: new Set(['own']), all: false });
  expect(heard).toEqual(['all']);
  expect(listeners.isBehind()).toBe(true);
  expect(log.lines()).toMatchObject([{ level: 'error', reason: 'The connection is gone' }]);

  outbox.isAway = false;
  await listeners.readOutbox();
  expect(heard).toEqual(['all', ['other'], ['own']]);
  expect([listeners.isBehind(), listeners.last()]).toEqual([false, 3]);
});
