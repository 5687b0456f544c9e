import { expect, test } from 'vitest';
import { changedRow, keyOf, withRowChanged, withRowMoved } from './row-keys.ts';

type Row = { text: string };
const rows: Row[] = [{ text: 'one' }, { text: 'two' }, { text: 'three' }];

test('a row keeps its key when it is changed and moved, and nothing of the key is in it', () => {
  const [one, two, three] = rows as [Row, Row, Row];
  const keys = rows.map(keyOf);
  expect(new Set(keys).size).toBe(3);
  const changed = changedRow(two, { text: 'zwei' });
  expect(keyOf(changed)).toBe(keys[1]);
  expect(Object.keys(changed)).toEqual(['text']);
  const moved = withRowMoved([one, changed, three], changed, -1);
  expect(moved.map(({ text }) => text)).toEqual(['zwei', 'one', 'three']);
  expect(moved.map(keyOf)).toEqual([keys[1], keys[0], keys[2]]);
  expect(withRowMoved(rows, one, 1)).toEqual([two, one, three]);
});

test('a change finds its row wherever it is by now, and brings back none that is gone', () => {
  const [one, two, three] = rows as [Row, Row, Row];
  const key = keyOf(three);
  const now = [three, { text: 'new' }, changedRow(one, { text: 'eins' })];
  expect(withRowChanged(now, key, { text: 'drei' }).map(({ text }) => text)).toEqual([
    ...['drei', 'new', 'eins'],
  ]);
  expect(withRowChanged([one, two], key, { text: 'drei' })).toEqual([one, two]);
});
