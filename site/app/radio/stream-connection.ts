import { backoffDelay } from '../browser/backoff.ts';
import { liveSource } from '../player/engine/element-source.ts';
import { engine, type Sound } from '../player/engine/engine.ts';
import type { Source } from '../player/engine/source.ts';
import type { SoundOwner } from '../player/sound-owner.ts';
import { radio, radioKey } from './radio-state.ts';

const stalledAfter = 8000; // milliseconds
const steadyAfter = 10; // seconds of sound, after which the delays start again from the shortest

export type StreamConnection = ReturnType<typeof createStreamConnection>;

/**
 * Keeps the radio connected: reconnects a stream that stalls or drops, until the visitor pauses it.
 * `pause` is called when the browser itself has paused the stream.
 */
export function createStreamConnection(owner: SoundOwner, pause: () => void) {
  let sound: Sound | null = null;
  let wanted = false;
  let makeSource: () => Source = () => liveSource(radioKey, '');
  let attempt = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let watchdogTimer: ReturnType<typeof setInterval> | undefined;
  let lastTime = 0;
  let movedAt = 0;
  let steadySince = 0;

  /** Connects to any source of the radio: the live stream, or its rewindable past. */
  function connectTo(source: () => Source): void {
    makeSource = source;
    wanted = true;
    attempt = 0;
    connect();
  }

  /** Unloads the stream, so that playing again joins the live edge. */
  function disconnect(): void {
    wanted = false;
    clearTimeout(retryTimer);
    clearInterval(watchdogTimer);
    retryTimer = undefined;
    sound?.unload();
  }

  function connect() {
    clearTimeout(retryTimer);
    retryTimer = undefined;
    lastTime = 0;
    movedAt = Date.now();
    sound = engine.load(owner, makeSource());
    void sound.play();
    clearInterval(watchdogTimer);
    watchdogTimer = setInterval(watchdog, 1000);
  }

  /** Reconnects when the stream has stalled, because that fires no error event. */
  function watchdog() {
    const time = engine.element()?.currentTime ?? 0;
    const now = Date.now();
    if (time !== lastTime) {
      if (movedAt === 0 || lastTime === 0) steadySince = time;
      lastTime = time;
      movedAt = now;
      if (time - steadySince > steadyAfter) attempt = 0;
    } else if (wanted && !retryTimer && radio.getState().state !== 'tap' && now - movedAt > stalledAfter)
      reconnect();
  }

  function reconnect() {
    if (!wanted || retryTimer) return;
    radio.setState({ playing: false, state: 'reconnecting' });
    clearInterval(watchdogTimer);
    retryTimer = setTimeout(connect, backoffDelay(attempt++));
  }

  addEventListener('online', () => {
    if (wanted && radio.getState().state === 'reconnecting') connect();
  });
  engine.store.subscribe((state, before) => {
    if (!wanted || state.key !== radioKey || state.status === before.status) return;
    const { status } = state;
    if (status === 'playing') radio.setState({ playing: true, state: 'playing' });
    else if (status === 'tap') radio.setState({ playing: false, state: 'tap' });
    else if (status === 'ended' || status === 'failed') reconnect();
    // The browser paused it, for example because a headset was unplugged or a call came in.
    else if (status === 'paused' && !retryTimer) pause();
  });

  return {
    connectLive: (streamUrl: string) => connectTo(() => liveSource(radioKey, streamUrl)),
    connectTo,
    disconnect,
  };
}
