import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { german } from './de.ts';
import { plural } from './plural.ts';
import { fill, speak, type Words, words } from './words.ts';

afterEach(() => speak('en', {}));

const own = words('test', {
  play: 'Play',
  next: 'Next at {time}',
  shows: { one: '{count} show', other: '{count} shows' },
});

test('English is used until another language is set, and where a translation has no text', () => {
  expect(own.play).toBe('Play');
  speak('de', { test: { play: 'Abspielen' } });
  expect([own.play, own.next]).toEqual(['Abspielen', 'Next at {time}']);
});

test('texts are filled in, and counts take the form of the language', () => {
  expect(fill(own.next, { time: '10:00' })).toBe('Next at 10:00');
  expect([plural(own.shows, 1), plural(own.shows, 1200)]).toEqual(['1 show', '1,200 shows']);
  speak('de', { test: { shows: { one: '{count} Sendung', other: '{count} Sendungen' } } });
  expect(plural(own.shows, 1200)).toBe('1.200 Sendungen');
});

test('every word of the site is in the second language, with the same placeholders', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) =>
      file.endsWith('.ts') &&
      !['words.ts', 'plural.ts', 'de.ts', 'station-language.ts'].includes(file) &&
      !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const group = file.replace('.ts', '');
    const [english] = Object.values((await import(join(import.meta.dirname, file))) as Record<string, Words>);
    const translated = (german as Record<string, Words>)[group];
    expect(shape(translated), group).toEqual(shape(english));
    speak('de', german);
    expect({ ...english }, `what is read under the name ${group}`).toEqual(translated);
    speak('en', {});
  }
});

/** The keys of a group, each with the placeholders in its text. */
function shape(group: Words = {}): string[] {
  return Object.entries(group)
    .flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[key, text]]
        : Object.entries(text).map(([form, one]) => [`${key}.${form}`, one]),
    )
    .map(([key, text = '']) => [key, ...[...text.matchAll(/\{\w+\}/g)].map(String).toSorted()].join(' '))
    .toSorted();
}
