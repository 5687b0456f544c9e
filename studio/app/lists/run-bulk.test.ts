import { afterEach, expect, test } from 'vitest';
import type { ListedDocument } from '../api/documents.ts';
import { dismiss, getToasts } from '../ui/toasts.tsx';
import { type Bulk, runBulk } from './run-bulk.ts';

const documents = ['Low', 'Tide', 'Ebb'].map(
  (title) => ({ type: 'show', slug: title.toLowerCase(), title }) as ListedDocument,
);
const trash: Bulk = {
  name: 'Move to trash',
  done: 'moved to the trash',
  applies: () => true,
  act: async ({ slug }) => slug,
  undo: async () => undefined,
};
const told = { onProgress: () => undefined, onDone: () => undefined, onChange: () => undefined };

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test('the way back is offered before lists are read anew', async () => {
  let shown: string[] = [];
  await runBulk(trash, documents, {
    ...told,
    onChange: () => {
      shown = getToasts().map(({ text }) => text);
    },
  });
  expect(shown).toEqual(['3 documents moved to the trash.']);
});

test('what could not be taken back is named and can be tried again, without what was', async () => {
  let isLost = true;
  const taken: unknown[] = [];
  const undo: Bulk['undo'] = async ({ title }, returned) => {
    if (isLost && title !== 'Low') throw new Error('No connection.');
    taken.push(returned);
  };
  await runBulk({ ...trash, undo }, documents, told);
  const [toast] = getToasts();
  dismiss(toast?.id ?? 0);
  toast?.undo?.();
  await expect.poll(() => getToasts().length).toBe(1);
  const [again] = getToasts();
  expect(again?.text).toContain('2 documents not taken back. Tide: ');
  isLost = false;
  again?.undo?.();
  await expect.poll(() => taken).toEqual(['low', 'tide', 'ebb']);
});

test('of rows that vanish meanwhile the reason is said, and the others can be taken back', async () => {
  const act: Bulk['act'] = async ({ slug }) => {
    if (slug === 'tide') throw new Error('It is gone.');
    return slug;
  };
  const seen: string[] = [];
  const onProgress = (text: string) => seen.push(text);
  await runBulk({ ...trash, act }, documents, { ...told, onProgress });
  expect(seen).toEqual(['1 of 3 …', '2 of 3 …', '3 of 3 …', '']);
  expect(getToasts().map(({ text, undo }) => [text.split('.')[0], undo !== undefined])).toEqual([
    ['2 documents moved to the trash', true],
    ['1 could not be moved to the trash', false],
  ]);
});
