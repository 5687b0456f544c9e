import { afterEach, expect, test, vi } from 'vitest';
import { initialFields, storageKey } from './sound-player.ts';
import { fieldsToStore, queueKey, readStoredPlayer } from './stored-player.ts';

const show = {
  id: 'late-show',
  title: 'Late Show',
  date: '2026-03-01T10:00:00Z',
  picture: { name: 'late-show', alt: '', width: 10, height: 10, colour: '#000000' },
  residents: [],
  recording: null,
};
const names = {
  ...initialFields,
  noodsShowPage: 'late-show',
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
  const kept = fieldsToStore(live as never);
  expect(Object.keys(kept).sort()).toEqual(Object.keys(initialFields).sort());
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
  expect(readStoredPlayer()).toMatchObject({
    soundcloudPlayerVisible: true,
    showsListenedCount: 3,
    show,
    queue: [show],
  });
});

test('a player without its show stays hidden but keeps its count', () => {
  keep({ [storageKey]: names, [queueKey]: { show: { ...show, id: 'another' }, queue: [] } });
  expect(readStoredPlayer()).toMatchObject({
    soundcloudPlayerVisible: false,
    showsListenedCount: 3,
    show: null,
  });
});

test('garbage in storage is ignored', () => {
  for (const rubbish of ['{', '[]', '"x"', '{"soundcloudPlayerVisible":"yes"}']) {
    keep({ [storageKey]: rubbish });
    expect(readStoredPlayer(), rubbish).toBeNull();
  }
});
