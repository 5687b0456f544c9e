import { expect, test } from 'vitest';
import { noteInWords } from './note-in-words.ts';

test('what was changed about a person is said in words; other notes are words already', () => {
  expect(noteInWords('to second')).toBe('to second');
  expect(noteInWords('{"role":"host","residents":["alpha","charlie"]}')).toBe(
    'role: host; residents: alpha, charlie',
  );
  expect(noteInWords('{"residents":[],"isActive":false}')).toBe('residents: none; may sign in: no');
});
