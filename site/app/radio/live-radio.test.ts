import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedAudio, scriptedPage } from '../../testing/scripted-audio.ts';

let audio: ScriptedAudio;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  audio = scriptedPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load() {
  const [{ loadConnection, startRadio, pauseRadio }, { radio }, { engine }] = await Promise.all([
    import('./live-radio.ts'),
    import('./radio-state.ts'),
    import('../player/engine/engine.ts'),
  ]);
  await loadConnection();
  return { startRadio, pauseRadio, radio, engine, state: () => radio.getState().state };
}
/** Waits until a requested play has reached the element. */
const asked = () => vi.advanceTimersByTimeAsync(0);

test('[R-301] the radio flag follows the sound, and a pause lets go of the stream', async () => {
  const { startRadio, pauseRadio, radio, state } = await load();
  startRadio('/radio/stream');
  await asked();
  expect(radio.getState()).toMatchObject({ playing: false, state: 'starting' });
  audio.arrive(Number.POSITIVE_INFINITY);
  expect(radio.getState()).toMatchObject({ playing: true, state: 'playing' });
  pauseRadio();
  expect(audio).toMatchObject({ paused: true, src: '' });
  expect(state()).toBe('off');
});

test('a radio paused before its first byte stays silent', async () => {
  const { startRadio, pauseRadio, state } = await load();
  startRadio('/radio/stream');
  pauseRadio();
  await asked();
  audio.arrive();
  expect(audio.asked).toEqual([]);
  expect(state()).toBe('off');
});

test('[R-311] a stream that breaks off comes back by itself, unless it was paused meanwhile', async () => {
  const { startRadio, pauseRadio, state } = await load();
  startRadio('/radio/stream');
  await asked();
  audio.arrive();
  audio.fail(2);
  expect(state()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(audio.asked).toHaveLength(2);
  audio.arrive();
  expect(state()).toBe('playing');
  audio.end();
  expect(state()).toBe('reconnecting');
  pauseRadio();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(audio.asked).toHaveLength(2);
  expect(state()).toBe('off');
});

test('a stream whose time stands still is fetched anew', async () => {
  const { startRadio, state } = await load();
  startRadio('/radio/stream');
  await asked();
  audio.arrive();
  for (let second = 0; second < 5; second++) {
    audio.pass(1);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(state()).toBe('playing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).not.toBe('playing');
  await vi.advanceTimersByTimeAsync(2000);
  expect(audio.asked).toHaveLength(2);
});

test('going online ends the wait', async () => {
  const { startRadio } = await load();
  startRadio('/radio/stream');
  await asked();
  audio.fail(2);
  dispatchEvent(new Event('online'));
  await asked();
  expect(audio.asked).toHaveLength(2);
});

test('when another sound is loaded the radio is off and does not come back', async () => {
  const { startRadio, engine, state } = await load();
  startRadio('/radio/stream');
  await asked();
  audio.arrive();
  audio.fail(2);
  expect(state()).toBe('reconnecting');
  const can = { seek: true, volume: true, speed: true };
  const show = { key: 'show:a', can, attach: () => undefined };
  engine.load({ name: 'show', onLost: () => undefined }, show);
  expect(state()).toBe('off');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(engine.store.getState().key).toBe('show:a');
});

test('a browser that pauses the stream, as for a call, turns the radio off', async () => {
  const { startRadio, state } = await load();
  startRadio('/radio/stream');
  await asked();
  audio.arrive();
  audio.pause();
  expect(state()).toBe('off');
});

test('a radio started before its code has loaded plays once it has, unless it was paused meanwhile', async () => {
  const { startRadio, pauseRadio } = await import('./live-radio.ts');
  const { radio } = await import('./radio-state.ts');
  startRadio('/radio/stream');
  pauseRadio();
  startRadio('/radio/stream?second');
  expect(radio.getState()).toMatchObject({ playing: false, state: 'starting' });
  await vi.waitFor(() => expect(audio.asked).toEqual(['/radio/stream?second']));
  audio.arrive(Number.POSITIVE_INFINITY);
  expect(radio.getState()).toMatchObject({ playing: true, state: 'playing' });
});
