import { expect, test } from 'vitest';
import { splitAtMatches } from './highlight.tsx';

function marked(text: string, query: string): string {
  return splitAtMatches(text, query)
    .map(({ part, found }) => (found ? `[${part}]` : part))
    .join('');
}

test.each([
  ['Still Water Mark', 'water', 'Still [Water] Mark'],
  ['Underwater', 'water', 'Underwater'],
  ['Café del Mar', 'caf MAR', '[Caf]é del [Mar]'],
  ['(a+b)', 'a+b', '([a]+[b])'],
  ['Anything', '  ', 'Anything'],
])('[R-115] %s searched for %j shows %s', (text, query, shown) => expect(marked(text, query)).toBe(shown));
