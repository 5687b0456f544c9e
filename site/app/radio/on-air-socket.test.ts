import { expect, test, vi } from 'vitest';
import { parseOnAirShow } from './on-air-socket.ts';

const now = Date.parse('2026-03-01T10:30:00Z');
const content = {
  ...{
    id: 'e1',
    stationId: 's',
    title: 'Late Show',
    timezone: 'Europe/London',
    isRecurring: true,
    duration: 60,
  },
  ...{
    startDateUtc: '2026-03-01T10:00:00.000Z',
    endDateUtc: '2026-03-01T11:00:00.000Z',
    media: { type: 'mix' },
  },
};
const showOf = (event: unknown) => parseOnAirShow(event, 'Europe/London', now, null);

test('[R-303] a scheduled event is the show on air, with the artwork of its metadata', () => {
  const metadata = { title: 'x', artwork: { default: '/a.jpg' } };
  expect(showOf({ status: 'schedule', content, metadata })).toMatchObject({
    ...{ id: 'e1', title: 'Late Show', image: '/a.jpg', slot_time: '10:00 → 11:00', live: true },
  });
});

test('metadata that is null takes the picture away and leaves the show', () => {
  expect(showOf({ status: 'schedule', content, metadata: null })).toMatchObject({
    ...{ title: 'Late Show', image: null },
  });
});

test.each([
  ['a null payload', null],
  ['no payload', undefined],
  ['an event that is null', { status: 'schedule', content: null, metadata: { title: 'x' } }],
  ['everything null', { status: 'schedule', content: null, metadata: null }],
  ['a playlist', { status: 'defaultPlaylist', content: null, metadata: null }],
  ['off air', { status: 'offAir', content: 'Off Air', metadata: null }],
])('[R-303] %s clears the show without a complaint', (_name, event) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(showOf(event)).toBeNull();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('an event that cannot be parsed is logged and clears the show', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(showOf({ status: 'odd' })).toBeNull();
  expect(log).toHaveBeenCalledWith('Socket error', expect.anything());
  log.mockRestore();
});

test('a show without readable times starts now', () => {
  const odd = { ...content, startDateUtc: 'soon' };
  expect(showOf({ status: 'schedule', content: odd, metadata: null })).toMatchObject({
    ...{ title: 'Late Show', start_time: '2026-03-01T10:30:00.000Z', slot_time: '' },
  });
});
