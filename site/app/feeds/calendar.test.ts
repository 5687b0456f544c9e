import type { Occurrence } from '@longwave/contract/schedule.ts';
import { expect, test } from 'vitest';
import { calendarText, escapeText, foldLine } from './calendar.ts';

const slot: Occurrence = {
  id: 'late-show-2026-03-29',
  title: 'Late Show; dub, and after',
  description: 'Two hours\nof slow records',
  start: '2026-03-29T00:30:00+00:00',
  end: '2026-03-29T03:30:00+01:00',
  slot_time: '00:30 → 03:30',
  residents: [],
  picture: null,
  show: null,
};
const about = {
  name: 'Test Station',
  origin: 'https://station.example',
  now: new Date('2026-03-01T12:00:00Z'),
};

test('a slot across the change to summer time keeps its real instants', () => {
  const lines = calendarText(about, [slot]).split('\r\n');
  expect(lines).toContain('DTSTART:20260329T003000Z');
  expect(lines).toContain('DTEND:20260329T023000Z');
  expect(lines).toContain('UID:late-show-2026-03-29@station.example');
  expect(lines).toContain('URL:https://station.example/listen');
});

test('text is escaped, lines end with CRLF', () => {
  const text = calendarText(about, [slot]);
  expect(text).toContain('SUMMARY:Late Show\\; dub\\, and after\r\n');
  expect(text).toContain('DESCRIPTION:Two hours\\nof slow records\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(escapeText('a\\b')).toBe('a\\\\b');
});

test('a long line is folded at 75 octets without cutting a letter', () => {
  const line = `DESCRIPTION:${'é🌊'.repeat(60)}`;
  const folded = foldLine(line);
  for (const part of folded.split('\r\n')) {
    expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
  }
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});

test('a broadcast that has become a show links to it', () => {
  expect(calendarText(about, [{ ...slot, show: 'late-show-12' }])).toContain(
    'URL:https://station.example/shows/late-show-12',
  );
});
