import { beforeEach, expect, test, vi } from 'vitest';
import { ScriptedAudio } from '../../../testing/scripted-audio.ts';
import { soundFailureWords } from '../../words/sound-failures.ts';
import type { SoundOwner } from '../sound-owner.ts';
import { createEngine } from './engine.ts';
import { SoundFailure } from './sound-failure.ts';
import type { Source } from './source.ts';

const engine = createEngine(() => {
  throw new Error('no element is needed here');
});
let element: ScriptedAudio;
const source = (more: Partial<Source> = {}): Source => ({
  key: 'show:a',
  can: { seek: true, volume: true, speed: true },
  element,
  attach: () => {
    element.src = '/sound';
  },
  ...more,
});
const owner: SoundOwner = { name: 'show', onLost: () => undefined };
const load = (more?: Partial<Source>, at?: number) => engine.load(owner, source(more), at);
/** A source that attaches only when the test calls `give`. */
function slowSource() {
  let give = () => {};
  const address = new Promise<void>((resolve) => {
    give = resolve;
  });
  const attach = async () => {
    await address;
    element.src = '/sound';
  };
  return { attach, give };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const status = () => engine.store.getState().status;

beforeEach(() => {
  element = new ScriptedAudio();
});

test('[R-405] the state follows the element’s events and nothing is set before', async () => {
  const sound = load();
  expect(engine.store.getState()).toMatchObject({ key: 'show:a', status: 'loading' });
  const started = sound.play();
  await settled();
  expect(status()).toBe('waiting');
  element.arrive(100);
  await started;
  expect(status()).toBe('playing');
  element.pass(12);
  expect(engine.store.getState()).toMatchObject({ time: 12, duration: 100 });
  element.tell('waiting');
  expect(status()).toBe('waiting');
  sound.pause();
  expect(status()).toBe('paused');
});

test('a pause cancels a play that waits for the sound’s URL', async () => {
  const { attach, give } = slowSource();
  const sound = load({ attach });
  const started = sound.play();
  sound.pause();
  expect(status()).toBe('paused');
  give();
  await started;
  expect(element.asked).toEqual([]);
  element.arrive();
  expect(status()).toBe('paused');
});

test('play, pause and play again while loading is one play', async () => {
  const { attach, give } = slowSource();
  const sound = load({ attach });
  void sound.play();
  sound.pause();
  void sound.play();
  expect(status()).toBe('loading');
  give();
  await settled();
  expect(element.asked).toEqual(['/sound']);
});

test('a pause breaks off a play that waits for bytes', async () => {
  const sound = load();
  const started = sound.play();
  await settled();
  sound.pause();
  await started;
  expect(status()).toBe('paused');
  element.arrive();
  expect(status()).toBe('paused');
});

test('loading another sound calls onLost of the owner before, whose handle then does nothing', async () => {
  const told: string[] = [];
  const ownerNamed = (name: SoundOwner['name']): SoundOwner => ({ name, onLost: () => told.push(name) });
  const show = ownerNamed('show');
  const radio = ownerNamed('radio');
  const { attach, give } = slowSource();
  const before = engine.load(show, source({ attach }));
  void before.play();
  const now = engine.load(radio, source({ key: 'radio' }));
  expect(told).toEqual(['show']);
  void now.play();
  await settled();
  element.arrive();
  expect(status()).toBe('playing');
  give();
  before.pause();
  before.seek(30);
  before.unload();
  await before.play();
  expect(engine.store.getState()).toMatchObject({ key: 'radio', status: 'playing' });
  expect(element.asked).toHaveLength(1);
  engine.load(radio, source({ key: 'radio' }));
  expect(told).toEqual(['show']);
});

test('a seek while the sound loads decides where it begins', () => {
  const sound = load({}, 60);
  sound.seek(300);
  expect(engine.store.getState().time).toBe(300);
  element.arrive();
  expect(element.currentTime).toBe(300);
});

test('a play that the browser refuses becomes “tap to play”; one that was overtaken is no error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = (error: Error) => vi.spyOn(element, 'play').mockRejectedValueOnce(error);
  const sound = load();
  refuse(new DOMException('overtaken', 'AbortError'));
  await sound.play();
  expect(status()).toBe('loading');
  refuse(new DOMException('gesture first', 'NotAllowedError'));
  await sound.play();
  expect(engine.store.getState()).toMatchObject({ status: 'tap', failure: null });
  expect(log).not.toHaveBeenCalled();
  const broken = new TypeError('broken');
  refuse(broken);
  await sound.play();
  expect(engine.store.getState()).toMatchObject({ status: 'failed', failure: 'unknown' });
  expect(log).toHaveBeenCalledWith('Play failed:', broken);
  log.mockRestore();
});

test('a source that cannot be opened fails with its code, for which there is a sentence', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await load({ attach: () => Promise.reject(new SoundFailure('unauthorised', '401')) }).play();
  expect(engine.store.getState()).toMatchObject({ status: 'failed', failure: 'unauthorised' });
  expect(soundFailureWords.unauthorised).toMatch(/\.$/);
  log.mockRestore();
});

test('[R-408] seeking stays between 0 and the duration, and only where the source can', () => {
  const sound = load();
  element.duration = 60;
  sound.seek(-5);
  expect(element.currentTime).toBe(0);
  sound.seek(1000);
  expect(element.currentTime).toBe(60);
  sound.seek(Number.NaN);
  expect(element.currentTime).toBe(60);
  const radio = load({ key: 'radio', can: { seek: false, volume: true, speed: false } });
  element.currentTime = 7;
  radio.seek(30);
  expect(element.currentTime).toBe(7);
});

test('[R-409] volume and speed are clamped and go with the next source', () => {
  load();
  engine.setVolume(7);
  expect(element.volume).toBe(1);
  engine.setVolume(0.4);
  element.tell('volumechange');
  engine.setSpeed(40);
  expect(element.playbackRate).toBe(16);
  engine.setSpeed(1.5);
  element.duration = 10;
  element.tell('ratechange');
  element = new ScriptedAudio();
  load({ key: 'show:b' });
  expect(element.volume).toBe(0.4);
  element.tell('loadedmetadata');
  expect(element.playbackRate).toBe(1.5);
  engine.setVolume(1);
  engine.setSpeed(1);
});

test('[R-146] two hundred changes of track leave no listener and no open source behind', () => {
  let open = 0;
  let sound = load();
  const added = vi.spyOn(element, 'addEventListener');
  for (let at = 0; at < 200; at++) {
    sound = load({
      key: `show:${at}`,
      attach: (_medium, signal) => {
        open++;
        signal.addEventListener('abort', () => open--);
      },
    });
  }
  expect(open).toBe(1);
  sound.unload();
  expect(open).toBe(0);
  const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.length).toBeGreaterThan(200);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  element.tell('playing');
  expect(status()).toBe('silent');
});

test('mute silences without changing the volume, and goes with the next source', () => {
  load();
  engine.setVolume(0.6);
  engine.setMuted(true);
  expect(engine.store.getState().muted).toBe(false);
  element.tell('volumechange');
  expect([element.muted, engine.store.getState().muted, engine.store.getState().volume]).toEqual([
    true,
    true,
    0.6,
  ]);
  element = new ScriptedAudio();
  load({ key: 'show:b' });
  expect([element.muted, element.volume]).toEqual([true, 0.6]);
  element = new ScriptedAudio();
  load({ key: 'show:c', can: { seek: true, volume: false, speed: false } });
  expect(element.muted).toBe(false);
  engine.setMuted(false);
  expect(engine.store.getState().muted).toBe(false);
  engine.setVolume(1);
});
