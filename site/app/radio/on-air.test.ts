import { expect, test } from 'vitest';
import { type OnAirShow, onAir, showOfLiveNow } from './on-air.ts';
import { endHeard, heardAt, setOnAir } from './on-air-changes.ts';

const show = (id: string): OnAirShow => ({
  id,
  title: `Show ${id}`,
  description: '',
  image: null,
  slot_time: '10:00 → 11:00',
  start_time: '2026-03-01T10:00:00Z',
  end_time: '2026-03-01T11:00:00Z',
  live: true,
});

test('[R-303] the event replaces the on-air show and a null show clears it', () => {
  setOnAir(show('a'), 1000);
  setOnAir({ ...show('a'), description: 'more' }, 1500);
  expect(onAir.getState().changes).toEqual([{ at: 1000, show: { ...show('a'), description: 'more' } }]);
  setOnAir(show('b'), 2000);
  setOnAir(null, 3000);
  expect(onAir.getState().changes.map((change) => change.show?.id)).toEqual(['a', 'b', undefined]);
});

test('[R-300] the title is that of what is heard, not of what is sent', () => {
  const changes = [
    { at: 1000, show: show('a') },
    { at: 2000, show: show('b') },
    { at: 3000, show: null },
  ];
  expect(heardAt(changes, 500).heard?.id).toBe('a');
  expect(heardAt(changes, 1999).heard?.id).toBe('a');
  expect(heardAt(changes, 2000).heard?.id).toBe('b');
  expect(heardAt(changes, 4000)).toEqual({ heard: null, offAir: false });
  expect(heardAt([], 1)).toEqual({ heard: null, offAir: false });
});

test('[R-302] the first on-air show comes from live-now', () => {
  const now = {
    live: true as const,
    id: 'slot-1',
    title: 'Late Show',
    name: 'Mara',
    description: 'Dub',
    image: null,
    slot_time: '10:00 → 11:00',
    start_time: '2026-03-01T10:00:00Z',
    end_time: '2026-03-01T11:00:00Z',
    residents: [],
    next: null,
  };
  expect(showOfLiveNow(now)).toMatchObject({
    id: 'slot-1',
    title: 'Late Show',
    live: true,
    slot_time: '10:00 → 11:00',
  });
  expect(showOfLiveNow({ live: false, next: null })).toBeNull();
  expect(showOfLiveNow(null)).toBeNull();
});

test('between shows and off air are two states, and each counts from when it reaches the ear', () => {
  onAir.setState({ changes: [] });
  setOnAir(show('a'), 1000);
  setOnAir(null, 2000);
  setOnAir(null, 3000, true);
  setOnAir(null, 3500, true);
  const { changes } = onAir.getState();
  expect(changes.map(({ at, offAir }) => [at, offAir])).toEqual([
    [1000, undefined],
    [2000, undefined],
    [3000, true],
  ]);
  expect(heardAt(changes, 2999)).toEqual({ heard: null, offAir: false });
  expect(heardAt(changes, 3000)).toEqual({ heard: null, offAir: true });
});

test('a show ends later for a listener who has rewound, and has no end when it is over or its end is not known', () => {
  const end = Date.parse('2026-03-01T11:00:00Z');
  expect(endHeard(show('a'), 0, end - 60_000)).toBe(end);
  expect(endHeard(show('a'), 1_800_000, end + 60_000)).toBe(end + 1_800_000);
  expect(endHeard(show('a'), 0, end + 60_000)).toBeNull();
  expect(endHeard({ ...show('a'), end_time: show('a').start_time }, 0, 0)).toBeNull();
});
