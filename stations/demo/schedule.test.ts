import { expect, test } from 'vitest';
import { slots, stationZone } from './slots.ts';
import station from './station.ts';

const hour = 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: stationZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const schedule = slots.map((slot) => ({
  slot,
  first: Date.parse(`${slot.firstDate}T${slot.startTime}Z`) / 60_000,
  period: (slot.repeat === 'fortnightly' ? 14 : 7) * 24 * 60,
}));

/** The slots that are on air at an instant, by the station's wall clock. */
function onAirAt(instant: number) {
  const minutes = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) / 60_000;
  return schedule
    .filter(({ slot, first, period }) => minutes >= first && (minutes - first) % period < slot.minutes)
    .map(({ slot }) => slot);
}

test.each([
  ['an ordinary fortnight', '2026-11-16'],
  ['the change to summer time', '2027-03-22'],
  ['the change back', '2026-10-19'],
  ['a turn of the year', '2026-12-25'],
])('somebody is on air at every half-hour of %s, and nobody else', (_, from) => {
  const start = Date.parse(`${from}T00:00Z`);
  for (let at = start; at < start + 14 * 24 * hour; at += hour / 2) {
    const titles = onAirAt(at).map(({ title }) => title);
    expect(titles, new Date(at).toISOString()).toHaveLength(1);
  }
});

test.each(['2026-11-16T10:30:00Z', '2026-03-29T00:30:00Z', '2026-10-25T01:30:00Z', '2027-07-03T23:10:00Z'])(
  'every show was on air in a slot of its residents, seen from %s',
  (time) => {
    for (const show of station.documents(new Date(time))) {
      if (show.type !== 'show') continue;
      const [slot] = onAirAt(Date.parse(show.date));
      expect(slot?.residents, show.slug).toEqual(show.residents);
      expect(onAirAt(Date.parse(show.date) - 60_000)[0]?.slug, show.slug).not.toBe(slot?.slug);
    }
  },
);

test('no slot broadcast became two shows', () => {
  const dates = station
    .documents(new Date('2026-11-16T10:30:00Z'))
    .flatMap((document) => (document.type === 'show' ? [document.date] : []));
  expect(dates.filter((date, index) => dates.indexOf(date) !== index)).toEqual([]);
});
