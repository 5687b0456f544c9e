import type { Occurrence } from '@longwave/contract/schedule.ts';
import { language } from '../words/words.ts';

/** iCalendar (RFC 5545). Times are written in UTC, so no zone rules can shift them. */
export function calendarText(
  about: { name: string; origin: string; now: Date },
  slots: Occurrence[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Longwave//Schedule//${language().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(about.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...slots.flatMap((slot) => event(about, slot)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function event({ origin, now }: { origin: string; now: Date }, slot: Occurrence): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${slot.id}@${URL.parse(origin)?.host ?? 'longwave'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(slot.start))}`,
    `DTEND:${utc(new Date(slot.end))}`,
    `SUMMARY:${escapeText(slot.title)}`,
    ...(slot.description ? [`DESCRIPTION:${escapeText(slot.description)}`] : []),
    `URL:${origin}/${pageOf(slot)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function pageOf({ show, programme }: Occurrence): string {
  if (show) return `shows/${show}`;
  return programme ? `programmes/${programme}` : 'listen';
}

function utc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line of more than 75 octets: it continues after a line break and a space. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
