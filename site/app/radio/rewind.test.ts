import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedAudio, scriptedPage } from '../../testing/scripted-audio.ts';

/** A fake hls.js: the list of segments arrives when the test calls `arrive`. */
class ScriptedHls {
  static readonly Events = { LEVEL_LOADED: 'levelLoaded', ERROR: 'error' };
  static readonly ErrorTypes = { NETWORK_ERROR: 'networkError' };
  static readonly made: ScriptedHls[] = [];
  static isSupported = () => true;
  readonly settings: Record<string, unknown>;
  levels: { details: { fragments: Fragment[] } }[] = [];
  playingDate: Date | null = null;
  destroyed = false;
  address = '';
  #heard = new Map<string, (event: string, problem?: object) => void>();
  constructor(settings: Record<string, unknown>) {
    this.settings = settings;
    ScriptedHls.made.push(this);
  }
  on(event: string, listener: (event: string, problem?: object) => void) {
    this.#heard.set(event, listener);
  }
  once(event: string, listener: () => void) {
    this.#heard.set(event, listener);
  }
  loadSource(address: string) {
    this.address = address;
  }
  attachMedia(element: ScriptedAudio) {
    element.src = 'blob:media';
  }
  destroy() {
    this.destroyed = true;
  }
  arrive(start: number) {
    this.levels = [{ details: { fragments: [0, 1, 2].map((at) => fragmentAt(start + at * 6000, at * 6)) } }];
    this.#heard.get('levelLoaded')?.('levelLoaded');
  }
  break() {
    this.#heard.get('error')?.('error', { fatal: true, type: 'networkError', error: new Error('404') });
  }
}
type Fragment = ReturnType<typeof fragmentAt>;
const fragmentAt = (programDateTime: number, start: number) => ({ programDateTime, start, duration: 6 });

vi.mock('hls.js/light', () => ({ default: ScriptedHls }));

const noon = Date.parse('2026-03-01T12:00:00Z');
let audio: ScriptedAudio;
let stopRadio = () => {};
beforeEach(() => {
  vi.resetModules();
  ScriptedHls.made.length = 0;
  audio = scriptedPage();
});
afterEach(() => {
  // A radio that still plays would reconnect and claim the sound during later tests.
  stopRadio();
  stopRadio = () => {};
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load() {
  const [{ playFrom, rewoundInstant }, { loadConnection, startRadio, pauseRadio }, { radio }] =
    await Promise.all([import('./rewind.ts'), import('./live-radio.ts'), import('./radio-state.ts')]);
  await loadConnection();
  stopRadio = pauseRadio;
  return { playFrom, rewoundInstant, startRadio, pauseRadio, radio };
}
const made = (count: number) =>
  vi.waitFor(() => {
    expect(ScriptedHls.made).toHaveLength(count);
    return ScriptedHls.made[count - 1] as ScriptedHls;
  });
const asked = (count: number) => vi.waitFor(() => expect(audio.asked).toHaveLength(count));

test('the live show plays from an instant of the past, and asks for no text track', async () => {
  const { playFrom, radio, rewoundInstant } = await load();
  playFrom(noon + 8000, '/radio/stream');
  const hls = await made(1);
  expect(hls.address).toBe('/radio/hls/live.m3u8');
  // hls.js would add a track of `data:,WEBVTT` for such cues, which the page's policy refuses.
  expect(hls.settings).toMatchObject({
    enableID3MetadataCues: false,
    enableEmsgMetadataCues: false,
    enableDateRangeMetadataCues: false,
  });
  hls.arrive(noon);
  await asked(1);
  audio.arrive();
  expect(audio.currentTime).toBe(8);
  expect(radio.getState()).toMatchObject({ playing: true, rewound: true });
  hls.playingDate = new Date(noon + 9000);
  expect(rewoundInstant()).toBe(noon + 9000);
});

test('a rewind that is paused while it loads stays silent and is forgotten', async () => {
  const { playFrom, pauseRadio, rewoundInstant, radio } = await load();
  playFrom(noon, '/radio/stream');
  const hls = await made(1);
  pauseRadio();
  hls.playingDate = new Date(noon);
  hls.arrive(noon);
  await new Promise((resolve) => setTimeout(resolve));
  expect(hls.destroyed).toBe(true);
  expect(audio.asked).toEqual([]);
  expect(rewoundInstant()).toBeNull();
  expect(radio.getState()).toMatchObject({ state: 'off', rewound: false });
});

test('back to live while the past still loads is the live stream and no instant of the past', async () => {
  const { playFrom, startRadio, rewoundInstant, radio } = await load();
  playFrom(noon, '/radio/stream');
  const hls = await made(1);
  startRadio('/radio/stream');
  hls.playingDate = new Date(noon);
  hls.arrive(noon);
  await asked(1);
  audio.arrive();
  expect(audio.asked).toEqual(['/radio/stream']);
  expect(radio.getState()).toMatchObject({ playing: true, rewound: false });
  expect(rewoundInstant()).toBeNull();
});

test('a rewind that breaks off goes on where it was', async () => {
  const { playFrom } = await load();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  playFrom(noon, '/radio/stream');
  const first = await made(1);
  first.arrive(noon);
  await asked(1);
  audio.arrive();
  first.playingDate = new Date(noon + 7000);
  audio.pass(7);
  first.break();
  const second = await made(2);
  second.arrive(noon);
  await asked(2);
  expect(audio.currentTime).toBe(7);
  vi.restoreAllMocks();
});
