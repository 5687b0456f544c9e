import { expect, test } from 'vitest';
import { filterResidents, groupByLetter, letterOf } from './by-letter.ts';

const picture = { name: 'x', alt: '', width: 1, height: 1, colour: '#000000' };
const residents = ['Zora', 'Élan Mør', 'The Dockers', '808 Nights', 'eddy'].map((name) => ({
  id: name,
  name,
  tagline: name === 'Zora' ? 'Slow dub' : '',
  picture,
}));

test('names stand under their letter, accents, articles and figures included', () => {
  expect(groupByLetter(residents).map(([letter, list]) => [letter, list.map(({ name }) => name)])).toEqual([
    ['D', ['The Dockers']],
    ['E', ['eddy', 'Élan Mør']],
    ['Z', ['Zora']],
    ['#', ['808 Nights']],
  ]);
  expect(letterOf('Österö')).toBe('O');
});

test.each([
  ['elan', ['Élan Mør']],
  ['DUB zo', ['Zora']],
  ['  ', ['Zora', 'Élan Mør', 'The Dockers', '808 Nights', 'eddy']],
  ['nobody', []],
])('typing %j leaves %j', (typed, names) => {
  expect(filterResidents(residents, typed).map(({ name }) => name)).toEqual(names);
});
