import { beforeEach, expect, test, vi } from 'vitest';
import { createEngine } from './engine.ts';
import type { Medium } from './medium.ts';
import { SoundFailure } from './sound-failure.ts';
import type { Source } from './source.ts';

/** What an `<audio>` does, by hand. */
class TestMedium extends EventTarget implements Medium {
  paused = true;
  ended = false;
  duration = Number.NaN;
  buffered = { length: 0, start: () => 0, end: () => 0 };
  error: { code: number } | null = null;
  currentTime = 0;
  volume = 1;
  playbackRate = 1;
  refusal: Error | null = null;
  play() {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    this.tell('playing');
    return Promise.resolve();
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.tell('pause');
  }
  tell(event: string) {
    this.dispatchEvent(new Event(event));
  }
}

const engine = createEngine(() => {
  throw new Error('no element is needed here');
});
let medium: TestMedium;
const source = (more: Partial<Source> = {}): Source => ({
  key: 'show:a',
  can: { seek: true, volume: true, speed: true },
  medium,
  attach: () => {},
  ...more,
});
beforeEach(() => {
  engine.unload();
  medium = new TestMedium();
});

test('[R-405] the state follows the medium’s events and nothing is set before', async () => {
  engine.load(source());
  expect(engine.store.getState()).toMatchObject({ key: 'show:a', status: 'loading' });
  await engine.play();
  expect(engine.store.getState().status).toBe('playing');
  medium.duration = 100;
  medium.currentTime = 12;
  medium.tell('timeupdate');
  expect(engine.store.getState()).toMatchObject({ time: 12, duration: 100 });
  medium.tell('waiting');
  expect(engine.store.getState().status).toBe('waiting');
  engine.pause();
  expect(engine.store.getState().status).toBe('paused');
});

test('[R-407] a play that the browser refuses becomes “tap to play”; one that was overtaken is no error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  medium.refusal = new DOMException('overtaken', 'AbortError');
  engine.load(source());
  await engine.play();
  expect(engine.store.getState().status).toBe('loading');
  medium.refusal = new DOMException('gesture first', 'NotAllowedError');
  await engine.play();
  expect(engine.store.getState()).toMatchObject({ status: 'tap', failure: null });
  expect(log).not.toHaveBeenCalled();
  medium.refusal = new TypeError('broken');
  await engine.play();
  expect(engine.store.getState()).toMatchObject({ status: 'failed', failure: { code: 'unknown' } });
  expect(log).toHaveBeenCalledWith('Play failed:', medium.refusal);
  log.mockRestore();
});

test('[R-402] a source that cannot be opened fails with its code and a sentence', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  engine.load(source({ attach: () => Promise.reject(new SoundFailure('unauthorised', '401')) }));
  await engine.play();
  const { status, failure } = engine.store.getState();
  expect(status).toBe('failed');
  expect(failure?.code).toBe('unauthorised');
  expect(failure?.sentence).toMatch(/\.$/);
  log.mockRestore();
});

test('[R-408] seeking stays between 0 and the duration, and only where the source can', () => {
  engine.load(source());
  medium.duration = 60;
  engine.seek(-5);
  expect(medium.currentTime).toBe(0);
  engine.seek(1000);
  expect(medium.currentTime).toBe(60);
  engine.seek(Number.NaN);
  expect(medium.currentTime).toBe(60);
  engine.load(source({ key: 'radio', can: { seek: false, volume: true, speed: false } }));
  medium.currentTime = 7;
  engine.seek(30);
  expect(medium.currentTime).toBe(7);
});

test('[R-409] volume and speed are clamped and go with the next source', () => {
  engine.load(source());
  engine.setVolume(7);
  expect(medium.volume).toBe(1);
  engine.setVolume(0.4);
  medium.tell('volumechange');
  engine.setSpeed(40);
  expect(medium.playbackRate).toBe(16);
  engine.setSpeed(1.5);
  medium.duration = 10;
  medium.tell('ratechange');
  medium = new TestMedium();
  engine.load(source({ key: 'show:b' }));
  expect(medium.volume).toBe(0.4);
  medium.tell('loadedmetadata');
  expect(medium.playbackRate).toBe(1.5);
  engine.setVolume(1);
  engine.setSpeed(1);
});

test('[R-146] two hundred changes of track leave no listener and no open source behind', () => {
  let open = 0;
  const added = vi.spyOn(medium, 'addEventListener');
  for (let at = 0; at < 200; at++) {
    engine.load(
      source({
        key: `show:${at}`,
        attach: (_medium, signal) => {
          open++;
          signal.addEventListener('abort', () => open--);
        },
      }),
    );
  }
  expect(open).toBe(1);
  engine.unload();
  expect(open).toBe(0);
  const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.length).toBeGreaterThan(200);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  medium.tell('playing');
  expect(engine.store.getState().status).toBe('silent');
});
