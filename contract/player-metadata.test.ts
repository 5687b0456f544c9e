import { expect, test } from 'vitest';
import { playerMetadata } from './player-metadata.ts';

const event = {
  ...{
    id: 'e1',
    stationId: 's',
    title: 'Low Water',
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

test.each([
  ['an event', { status: 'schedule', content: event, metadata: { title: 'x' } }],
  ['an event that is null', { status: 'schedule', content: null, metadata: { title: 'x' } }],
  ['an event without metadata', { status: 'schedule', content: event, metadata: null }],
  ['an event with nothing in its metadata', { status: 'schedule', content: event, metadata: {} }],
  [
    'a track without an artist or a picture',
    { status: 'schedule', content: event, metadata: { title: null, artist: null, artwork: null } },
  ],
  [
    'artwork of which a size is missing',
    {
      status: 'schedule',
      content: event,
      metadata: { title: 'x', artwork: { default: '/a.jpg', '32x32': null } },
    },
  ],
  [
    'an event without what we do not use',
    {
      status: 'schedule',
      content: {
        ...event,
        duration: null,
        timezone: null,
        media: null,
        isRecurring: null,
        artistIds: null,
        color: null,
        description: null,
      },
    },
  ],
  [
    'the default playlist',
    {
      status: 'defaultPlaylist',
      content: { name: 'Overnight', numberOfSongs: 4, duration: 900 },
      metadata: { title: 'x' },
    },
  ],
  ['a playlist that is null', { status: 'defaultPlaylist', content: null, metadata: null }],
  ['off air', { status: 'offAir', content: 'Off Air', metadata: { title: '' } }],
  ['off air without a word', { status: 'offAir', content: null, metadata: null }],
])('[R-303] %s is understood', (_name, said) => {
  expect(playerMetadata.parse(said)).toMatchObject({ status: said.status });
});

test('[R-303] a null payload means that nothing is on air', () => {
  expect(playerMetadata.parse(null)).toEqual({ status: 'offAir' });
  expect(playerMetadata.parse(undefined)).toEqual({ status: 'offAir' });
});

test('[R-303] a status that nobody documented is refused', () => {
  expect(playerMetadata.safeParse({ status: 'odd' }).success).toBe(false);
  expect(playerMetadata.safeParse('schedule').success).toBe(false);
});
