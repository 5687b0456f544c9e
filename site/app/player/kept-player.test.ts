import { afterEach, expect, test, vi } from 'vitest';
import { namesToKeep, queueKey, recallPlayer } from './kept-player.ts';
import { storageKey, storedNames } from './sound-player.ts';

const show = {
  id: 'low-water',
  title: 'Low Water',
  date: '2026-03-01T10:00:00Z',
  picture: { name: 'low-water', alt: '', width: 10, height: 10, colour: '#000000' },
  residents: [],
  recording: null,
};
const names = {
  ...storedNames,
  noodsShowPage: 'low-water',
  soundcloudPlayerVisible: true,
  showsListenedCount: 3,
};

function keep(things: Record<string, unknown>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) =>
      key in things ? (typeof things[key] === 'string' ? things[key] : JSON.stringify(things[key])) : null,
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('[R-403] live objects and secrets are never written, and nothing claims to play', () => {
  const live = {
    ...names,
    isPlaying: true,
    loading: true,
    audioPlayer: {},
    token: 'secret',
    sesssionID: 'id',
  };
  const kept = namesToKeep(live as never);
  expect(Object.keys(kept).sort()).toEqual(Object.keys(storedNames).sort());
  expect(kept).toMatchObject({
    isPlaying: false,
    loading: false,
    audioPlayer: null,
    token: null,
    sesssionID: null,
  });
});

test('[R-403] the player comes back as it was left', () => {
  keep({ [storageKey]: names, [queueKey]: { show, queue: [show] } });
  expect(recallPlayer()).toMatchObject({
    soundcloudPlayerVisible: true,
    showsListenedCount: 3,
    show,
    queue: [show],
  });
});

test('[R-403] a player without its show stays hidden but keeps its count', () => {
  keep({ [storageKey]: names, [queueKey]: { show: { ...show, id: 'another' }, queue: [] } });
  expect(recallPlayer()).toMatchObject({ soundcloudPlayerVisible: false, showsListenedCount: 3, show: null });
});

test('[R-403] rubbish in storage is no player', () => {
  for (const rubbish of ['{', '[]', '"x"', '{"soundcloudPlayerVisible":"yes"}']) {
    keep({ [storageKey]: rubbish });
    expect(recallPlayer(), rubbish).toBeNull();
  }
});
