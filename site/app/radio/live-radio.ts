import { createStore } from 'zustand/vanilla';
import { liveSource } from '../player/engine/element-source.ts';
import { engine, type Sound } from '../player/engine/engine.ts';
import type { Source } from '../player/engine/source.ts';
import { leaveSound, type SoundOwner, takeSound } from '../player/one-sound.ts';
import { waitBefore } from './backoff.ts';

/**
 * The live stream. While the visitor wants it, a stream that stalls or drops comes back by itself;
 * a pause lets go of it, so that playing again joins the live edge.
 */
export const radioKey = 'radio';
const stalledAfter = 8000;
const steadyAfter = 10; // seconds of sound, then the waits begin anew

export type Radio = {
  /** the radio flag. It follows the sound. */
  playing: boolean;
  state: 'off' | 'starting' | 'playing' | 'reconnecting' | 'tap';
  /** Playing from the past of the live show. */
  rewound: boolean;
};
const off: Radio = { playing: false, state: 'off', rewound: false };
export const radio = createStore<Radio>(() => off);

const owner: SoundOwner = { name: 'radio', lose: pauseRadio };
let sound: Sound | null = null;
let wanted = false;
let makeSource: () => Source = () => liveSource(radioKey, '');
let attempt = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let watch: ReturnType<typeof setInterval> | undefined;
let lastTime = 0;
let movedAt = 0;
let steadySince = 0;

export function startRadio(streamUrl: string): void {
  begin(() => liveSource(radioKey, streamUrl), false);
}

/** Starts the radio from any source of it: the live stream, or its rewindable past. */
export function begin(source: () => Source, rewound: boolean): void {
  makeSource = source;
  wanted = true;
  attempt = 0;
  takeSound(owner);
  radio.setState({ ...off, state: 'starting', rewound });
  listen();
  connect();
}

export function pauseRadio(): void {
  wanted = false;
  clearTimeout(retry);
  clearInterval(watch);
  retry = undefined;
  leaveSound(owner);
  sound?.unload();
  radio.setState(off);
}

function connect() {
  clearTimeout(retry);
  retry = undefined;
  lastTime = 0;
  movedAt = Date.now();
  sound = engine.load(owner, makeSource());
  void sound.play();
  clearInterval(watch);
  watch = setInterval(look, 1000);
}

/** The watchdog: a stream that no longer moves gives no error. */
function look() {
  const time = engine.medium()?.currentTime ?? 0;
  const now = Date.now();
  if (time !== lastTime) {
    if (movedAt === 0 || lastTime === 0) steadySince = time;
    lastTime = time;
    movedAt = now;
    if (time - steadySince > steadyAfter) attempt = 0;
  } else if (wanted && !retry && radio.getState().state !== 'tap' && now - movedAt > stalledAfter) comeBack();
}

function comeBack() {
  if (!wanted || retry) return;
  radio.setState({ playing: false, state: 'reconnecting' });
  clearInterval(watch);
  retry = setTimeout(connect, waitBefore(attempt++));
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  addEventListener('online', () => {
    if (wanted && radio.getState().state === 'reconnecting') connect();
  });
  engine.store.subscribe((state, before) => {
    if (!wanted || state.key !== radioKey || state.status === before.status) return;
    const { status } = state;
    if (status === 'playing') radio.setState({ playing: true, state: 'playing' });
    else if (status === 'tap') radio.setState({ playing: false, state: 'tap' });
    else if (status === 'ended' || status === 'failed') comeBack();
    // Paused by the browser itself: a headset was unplugged, a call came in.
    else if (status === 'paused' && !retry) pauseRadio();
  });
}
