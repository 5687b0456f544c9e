import type { Occurrence } from '@longwave/contract/schedule.ts';
import { expect, test } from 'vitest';
import { findBroadcast, upcomingBroadcasts } from './broadcasts.ts';
import { isOver, showOfBroadcast } from './on-air-changes.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 2, 1, hour, minute);
const slot = (hour: number): Occurrence => ({
  id: `slot-${hour}`,
  title: `Show of ${hour}`,
  description: '',
  start: new Date(at(hour)).toISOString(),
  end: new Date(at(hour + 1)).toISOString(),
  slot_time: '',
  residents: [{ id: `host-${hour}`, name: `Host ${hour}` }],
  picture: null,
  show: null,
});
const day = [9, 10, 11, 12, 13, 14].map(slot);
const titles = (slots: Occurrence[]) => slots.map(({ id }) => id).slice(0, 2);
const heard = (hour: number) => showOfBroadcast(slot(hour));

test('what is heard is found among the broadcasts by id, else by title and time', () => {
  expect(findBroadcast(day, heard(10))?.residents[0]?.name).toBe('Host 10');
  expect(findBroadcast(day, { ...heard(10), id: 'of-another-host' })?.id).toBe('slot-10');
  expect(findBroadcast(day, { ...heard(10), id: 'other', title: 'Unplanned' })).toBeUndefined();
  expect(findBroadcast(day, { ...heard(15), id: 'other', title: 'Show of 10' })).toBeUndefined();
  expect(findBroadcast(day, null)).toBeUndefined();
});

test('what comes up follows what is heard, also while its last seconds are in the buffer', () => {
  expect(titles(upcomingBroadcasts(day, heard(10), at(10, 30)))).toEqual(['slot-11', 'slot-12']);
  expect(titles(upcomingBroadcasts(day, heard(10), at(11) + 20_000))).toEqual(['slot-11', 'slot-12']);
  expect(titles(upcomingBroadcasts(day, heard(11), at(11) + 20_000))).toEqual(['slot-12', 'slot-13']);
  // A show that begins a little early is on air and no longer upcoming.
  expect(titles(upcomingBroadcasts(day, heard(11), at(10, 59)))).toEqual(['slot-12', 'slot-13']);
});

test('with nothing on air, or something heard from the past, the clock decides', () => {
  expect(titles(upcomingBroadcasts(day, null, at(10, 30)))).toEqual(['slot-11', 'slot-12']);
  expect(titles(upcomingBroadcasts(day, heard(9), at(11, 30)))).toEqual(['slot-12', 'slot-13']);
});

test('a show is over some seconds after its end, and never if it has none', () => {
  expect(isOver(heard(10), at(11) + 4000)).toBe(false);
  expect(isOver(heard(10), at(11) + 6000)).toBe(true);
  expect(isOver({ ...heard(10), end_time: heard(10).start_time }, at(20))).toBe(false);
  expect(isOver(null, at(20))).toBe(false);
});
