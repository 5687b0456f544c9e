import { expect, test } from 'vitest';
import { indexOf } from './use-current-row.ts';

const list = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const current = { slug: 'tide', index: 1, question: 'newest' };

test('the current row follows its document when another comes above it', () => {
  expect(indexOf(current, list('low', 'tide', 'ebb'), 'newest')).toBe(1);
  expect(indexOf(current, list('new', 'low', 'tide', 'ebb'), 'newest')).toBe(2);
});

test('of a document that is gone, the one in its place is current, or the last', () => {
  expect(indexOf(current, list('low', 'ebb'), 'newest')).toBe(1);
  expect(indexOf(current, list('low'), 'newest')).toBe(0);
  expect(indexOf(current, [], 'newest')).toBe(0);
});

test('the answer to another question begins with its first row', () => {
  expect(indexOf(current, list('low', 'tide'), 'by title')).toBe(0);
});
