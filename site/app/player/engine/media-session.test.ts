import { expect, test, vi } from 'vitest';
import { artworkOf, handlersOf, mediaSessionFeature, setPosition } from './media-session.ts';

test('[R-407] the artwork is one image at six sizes: a logo typed png, a supplied image typed jpg', () => {
  const supplied = artworkOf('/media/x/480.jpg', '/logo.png');
  expect(supplied.map(({ sizes }) => sizes)).toEqual([
    '96x96',
    '128x128',
    '192x192',
    '256x256',
    '384x384',
    '512x512',
  ]);
  expect(new Set(supplied.map(({ src, type }) => `${src} ${type}`))).toEqual(
    new Set(['/media/x/480.jpg image/jpeg']),
  );
  expect(artworkOf('', '/logo.png')[0]).toEqual({ src: '/logo.png', sizes: '96x96', type: 'image/png' });
});

test('[R-408] seeking takes ten seconds unless the browser names another step, and is not there for radio', () => {
  const by = vi.fn();
  const to = vi.fn();
  const plain = { play: () => {}, pause: () => {}, stop: () => {} };
  const show = handlersOf({ ...plain, seek: { by, to } });
  show.seekforward?.({ action: 'seekforward' });
  show.seekbackward?.({ action: 'seekbackward', seekOffset: 30 });
  show.seekforward?.({ action: 'seekforward', seekOffset: Number.NaN });
  expect(by.mock.calls).toEqual([[10], [-30], [10]]);
  show.seekto?.({ action: 'seekto', seekTime: 12 });
  show.seekto?.({ action: 'seekto' });
  expect(to.mock.calls).toEqual([[12]]);
  const radio = handlersOf(plain);
  expect([radio.seekforward, radio.seekbackward, radio.seekto]).toEqual([null, null, null]);
});

test('[R-407] failures of play and pause are logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('no');
  const handlers = handlersOf({
    play: () => Promise.reject(broken),
    pause: () => {
      throw broken;
    },
    stop: () => {},
  });
  handlers.play?.({ action: 'play' });
  handlers.pause?.({ action: 'pause' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  expect(log.mock.calls.map(([message]) => message).sort()).toEqual(['Pause failed:', 'Play failed:']);
  log.mockRestore();
});

test('positions that the browser would refuse are not reported', () => {
  const setPositionState = vi.fn();
  const tell = (duration: number, position: number, rate = 1) =>
    setPosition({ setPositionState }, duration, position, rate);
  tell(Number.NaN, 0);
  tell(Number.POSITIVE_INFINITY, 0);
  tell(0, 0);
  tell(60, Number.NaN);
  tell(60, 10, 0);
  expect(setPositionState).not.toHaveBeenCalled();
  tell(60, 61);
  expect(setPositionState).toHaveBeenCalledWith({ duration: 60, playbackRate: 1, position: 60 });
});

test('an unloaded sound is reported to the media session as paused', () => {
  const mediaSession = { playbackState: 'none', setPositionState: () => undefined };
  vi.stubGlobal('navigator', { mediaSession });
  const element = new EventTarget();
  const abort = new AbortController();
  const loaded = { element, source: { can: { seek: false } }, signal: abort.signal };
  mediaSessionFeature(loaded as unknown as Parameters<typeof mediaSessionFeature>[0]);
  element.dispatchEvent(new Event('playing'));
  expect(mediaSession.playbackState).toBe('playing');
  abort.abort();
  expect(mediaSession.playbackState).toBe('paused');
  vi.unstubAllGlobals();
});
