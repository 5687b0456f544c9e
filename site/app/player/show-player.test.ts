import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedAudio, scriptedPage } from '../../testing/scripted-audio.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import type { PlayableShow } from './sound-player.ts';

/** Tests the show player with a scripted `<audio>` and a scripted audio service instead of a browser. */

const settings = {
  contentHost: '/content',
  audioHost: '/radio',
  streamUrl: '/radio/stream',
} as BrowserSettings;
const show = (id: string): PlayableShow => ({
  id,
  title: `Show ${id}`,
  date: '2026-03-01T10:00:00Z',
  picture: { name: id, alt: '', width: 1, height: 1, colour: '#000000' },
  residents: [],
  recording: { kind: 'file', name: id, url: '', seconds: 3600, bytes: null },
});

let audio: ScriptedAudio;
/** Functions that release responses that are held back. */
let heldResponses: (() => void)[];
let holding: boolean;

beforeEach(() => {
  vi.resetModules();
  audio = scriptedPage();
  heldResponses = [];
  holding = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (holding) await new Promise<void>((resolve) => heldResponses.push(resolve));
    init.signal?.throwIfAborted();
    if (address.endsWith('/token.json'))
      return Response.json({ accessToken: 'token', id: 'id', expiresAt: Date.now() + 3_600_000 });
    const id = /recordings%2F([a-z]+)|tracks\/([a-z]+)/.exec(address)?.slice(1).find(Boolean) ?? '';
    if (address.includes('/stream'))
      return Response.json({
        ...{ kind: 'file', url: `/sound/${id}`, access: 'playable', expiresAt: Date.now() + 60_000 },
      });
    return Response.json({
      ...{ id, urn: id, title: `Show ${id}`, duration: 3_600_000, artwork_url: null, permalink_url: '' },
      ...{
        stream_url: `/tracks/${id}/stream`,
        waveform_url: null,
        access: 'playable',
        user: { username: '' },
      },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load() {
  const [{ startShow, loadShowPlayer }, { soundPlayer }, live, { radio: state }, { engine }] =
    await Promise.all([
      import('./load-show-player.ts'),
      import('./sound-player.ts'),
      import('../radio/live-radio.ts'),
      import('../radio/radio-state.ts'),
      import('./engine/engine.ts'),
    ]);
  const player = await loadShowPlayer(settings);
  await live.loadConnection();
  const radio = { start: live.startRadio, pause: live.pauseRadio, getState: state.getState };
  return { player, startShow, loadShowPlayer, soundPlayer, radio, engine };
}

/** Waits until the element has been asked to play this URL. */
const asked = (address: string) => vi.waitFor(() => expect(audio.asked.at(-1)).toBe(`/radio${address}`));
const heldBack = (count: number) => vi.waitFor(() => expect(heldResponses).toHaveLength(count));
/** Releases all responses, and waits until anything that still wants to play would have started. */
async function letThrough() {
  holding = false;
  for (const go of heldResponses.splice(0)) go();
  await vi.waitFor(() => expect(audio.src).toBe('/radio/sound/a'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a show that is paused while it loads stays silent when it has loaded', async () => {
  const { player, soundPlayer } = await load();
  await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBe('token'));
  holding = true;
  void player.play(show('a'));
  await heldBack(1);
  expect(soundPlayer.getState()).toMatchObject({ isPlaying: false, loading: true });
  player.pause();
  expect(soundPlayer.getState()).toMatchObject({ isPlaying: false, loading: false });
  await letThrough();
  expect(audio.asked).toEqual([]);
  void player.start();
  await asked('/sound/a');
  audio.arrive();
  expect(soundPlayer.getState().isPlaying).toBe(true);
});

test('closing the show player leaves a radio that plays alone', async () => {
  const { player, soundPlayer, radio, engine } = await load();
  void player.play(show('a'));
  await asked('/sound/a');
  audio.arrive();
  radio.start('/radio/stream');
  await asked('/stream');
  audio.arrive();
  expect(radio.getState().playing).toBe(true);
  expect(soundPlayer.getState().isPlaying).toBe(false);
  player.pause();
  player.stop();
  player.close();
  expect(radio.getState().playing).toBe(true);
  expect(audio).toMatchObject({ paused: false, src: '/radio/stream' });
  expect(engine.store.getState().key).toBe('radio');
  expect(soundPlayer.getState().soundcloudPlayerVisible).toBe(false);
  radio.pause();
});

test('radio and show pressed in turns: the last one asked for is heard, however late its code comes', async () => {
  const { startShow, loadShowPlayer, soundPlayer, radio } = await load();
  for (let turn = 0; turn < 20; turn++) {
    if (turn % 2 === 0) startShow(settings, (player) => player.play(show('a')));
    else radio.start('/radio/stream');
  }
  // All presses waited for this same code, so all of them have been handled now.
  await loadShowPlayer(settings);
  await asked('/stream');
  audio.arrive();
  expect(audio).toMatchObject({ paused: false, src: '/radio/stream' });
  expect(soundPlayer.getState().isPlaying).toBe(false);
  startShow(settings, (player) => player.play(show('a')));
  expect(radio.getState().state).toBe('off');
  await asked('/sound/a');
  audio.arrive();
  expect(soundPlayer.getState().isPlaying).toBe(true);
});

test('a video that starts while a show loads is heard alone', async () => {
  const { player } = await load();
  const { claimSound } = await import('./sound-owner.ts');
  await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBe('token'));
  holding = true;
  void player.play(show('a'));
  await heldBack(1);
  claimSound({ name: 'video', onLost: () => undefined });
  await letThrough();
  expect(audio.asked).toEqual([]);
});

test('a sound taken in another tab while a show loads keeps it silent here', async () => {
  const { player } = await load();
  await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBe('token'));
  holding = true;
  void player.play(show('a'));
  await heldBack(1);
  const anotherTab = new BroadcastChannel('longwave-sound');
  anotherTab.postMessage({ at: Date.now() + 1000, tab: 'other' });
  const { soundOwner } = await import('./sound-owner.ts');
  await vi.waitFor(() => expect(soundOwner()).toBeNull());
  await letThrough();
  expect(audio.asked).toEqual([]);
  anotherTab.close();
});

test('a show taken over by the radio remembers where it was and goes on from there', async () => {
  const { player, soundPlayer, radio } = await load();
  void player.play(show('a'));
  await asked('/sound/a');
  audio.arrive();
  audio.pass(75);
  radio.start('/radio/stream');
  expect(soundPlayer.getState()).toMatchObject({ isPlaying: false, position: 75 });
  void player.start();
  await asked('/sound/a');
  audio.arrive();
  expect(audio.currentTime).toBe(75);
});

test('the sleep timer stops the radio as well', async () => {
  const { radio, soundPlayer } = await load();
  const { setSleep } = await import('./sleep-timer.ts');
  radio.start('/radio/stream');
  await asked('/stream');
  audio.arrive();
  setSleep(Date.now() + 30);
  await vi.waitFor(() => expect(radio.getState().state).toBe('off'));
  expect(audio.paused).toBe(true);
  expect(soundPlayer.getState().sleepAt).toBeNull();
});

test('a show that has ended is sought and plays from there, not from its beginning', async () => {
  const { player, soundPlayer } = await load();
  void player.play(show('a'));
  await asked('/sound/a');
  audio.arrive();
  audio.pass(3600);
  audio.end();
  void player.play(show('a'), { at: 600 });
  await vi.waitFor(() => expect(audio.asked).toHaveLength(2));
  expect(audio.currentTime).toBe(600);
  audio.end();
  player.seekTo(900);
  expect(soundPlayer.getState().position).toBe(900);
  void player.start();
  await vi.waitFor(() => expect(audio.asked).toHaveLength(3));
  expect(audio.currentTime).toBe(900);
});

test('a stream that breaks off before the second it was opened at is fetched again too', async () => {
  const { player } = await load();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  void player.play(show('a'), { at: 2400 });
  await asked('/sound/a');
  audio.arrive();
  player.seekTo(1200);
  audio.tell('seeking');
  audio.tell('waiting');
  audio.fail(2);
  await vi.waitFor(() => expect(audio.asked).toHaveLength(2));
  audio.arrive();
  expect(audio.currentTime).toBe(1200);
});

test('a show of the queue that is played by itself does not come again', async () => {
  const { player, soundPlayer } = await load();
  void player.play(show('a'), { list: [show('a'), show('b'), show('c')] });
  void player.play(show('b'));
  await asked('/sound/b');
  expect(soundPlayer.getState().queue.map(({ id }) => id)).toEqual(['c']);
});

test('what was erased from the history does not come back when the page is left', async () => {
  const { provideListeningHistory } = await import('./listening-history.ts');
  let heard: number[] = [];
  provideListeningHistory(async () => ({
    resumePosition: () => 0,
    remember: (_show, position) => void heard.push(position),
  }));
  const { player } = await load();
  void player.play(show('a'));
  await asked('/sound/a');
  audio.arrive();
  audio.pass(75);
  player.pause();
  expect(heard.at(-1)).toBe(75);
  player.seekTo(40);
  expect(heard.at(-1)).toBe(40);
  heard = [];
  dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual([]);
});
