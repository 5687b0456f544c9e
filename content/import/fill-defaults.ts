import type { DocumentType } from '@longwave/contract/documents.ts';
import { instantOf } from '../schedule/zone.ts';
import { emptyFields } from '../store/upgrade-document.ts';
import type { Fields } from './read-document.ts';

/** Adds the fields that were left out, and turns times of day in the station's zone into instants. */
export function fillDefaults(type: DocumentType, fields: Fields, zone: string): Fields {
  const whole: Fields = { ...emptyFields[type], ...(type === 'slot' && { zone }), ...fields };
  for (const field of ['date', 'validFrom', 'validUntil'])
    if (typeof whole[field] === 'string') whole[field] = instantIn(whole[field], zone);
  if (type === 'show' && Array.isArray(whole.tracklist)) whole.tracklist = whole.tracklist.map(trackOf);
  return whole;
}

/** `2026-05-01` becomes noon of that day and `2026-05-01T20:00` that time, both in the zone; other text stays as it is. */
function instantIn(written: string, zone: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/.exec(written);
  if (!match || Number.isNaN(Date.parse(`${match[1]}T00:00:00Z`))) return written;
  const [, date = '', hour = '12', minute = '0'] = match;
  return new Date(instantOf(date, Number(hour) * 60 + Number(minute), zone)).toISOString();
}

/** Adds the missing time and artist of a track. */
function trackOf(track: unknown): unknown {
  return typeof track === 'object' && track !== null ? { time: null, artist: '', ...track } : track;
}
