import { get } from 'node:http';

const frameBytes = 384;
const tick = 20;
const secondsOf = (bytes: number) => (bytes / frameBytes) * 0.024;

export type Heard = {
  /** Seconds of sound that came, the burst at the beginning included. */
  sound: number;
  /** The longest time, in seconds, that sound came later than its pace: a player has that much less in hand. */
  longestPause: number;
  /** When that was, in seconds after the beginning. */
  longestPauseAt: number;
  /** The longest time, in seconds, that the machine let the listener itself wait for its turn. */
  withheld: number;
  /** Seconds of silence the station sent instead of sound. */
  silence: number;
  /** Whether the connection ended before it was let go. */
  ended: boolean;
};

export type Listener = { heard(): Heard; stop(): Heard };

/** Turns of its event loop that a station needs for each portion of sound. */
const turns = 6;

/** Seconds that sound came late by the station's own doing: a machine that is busy otherwise lets everybody wait. */
export function lateBy({ longestPause, withheld }: Heard): number {
  return Math.max(0, longestPause - turns * withheld);
}

/** Settled once sound has come at its pace for a while: a new station first makes what it is about to play. */
export async function listenOnceSettled(url: string): Promise<Listener> {
  for (let tries = 0; ; tries++) {
    const listener = await listenTo(url);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    if (listener.heard().longestPause < 0.1 || tries === 5) return listenTo(url).finally(listener.stop);
    listener.stop();
  }
}

/** Listens to a stream as a player does, and notes when its sound came. Settled once the first sound is there. */
export function listenTo(url: string, headers: Record<string, string> = {}): Promise<Listener> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let began = 0;
    let usual: number | undefined;
    let longestPause = 0;
    let longestPauseAt = 0;
    let silentFrames = 0;
    let withheld = 0;
    let turn = performance.now();
    const watch = setInterval(() => {
      withheld = Math.max(withheld, (performance.now() - turn - tick) / 1000);
      turn = performance.now();
    }, tick).unref();
    let rest: Buffer = Buffer.alloc(0);
    let ended = false;

    /** What a player has left to play, in seconds. */
    const inHand = () => secondsOf(bytes) - (performance.now() - began) / 1000;
    const notePause = () => {
      if (usual === undefined || usual - inHand() <= longestPause) return;
      longestPause = usual - inHand();
      longestPauseAt = (performance.now() - began) / 1000;
    };

    const request = get(url, { headers, agent: false }, (response) => {
      response.on('data', (part: Buffer) => {
        if (began === 0) began = performance.now();
        // The burst comes in one piece, or in several right behind each other.
        else if (usual === undefined && performance.now() - began > 300) usual = inHand();
        else notePause();
        bytes += part.length;
        rest = Buffer.concat([rest, part]);
        for (; rest.length >= frameBytes; rest = rest.subarray(frameBytes))
          if (isSilent(rest.subarray(0, frameBytes))) silentFrames++;
        resolve(listener);
      });
      response.on('close', () => {
        ended = true;
        reject(new Error(`${url} answered ${response.statusCode} and ended`));
      });
    });
    request.on('error', (error) => {
      ended = true;
      reject(error);
    });

    const heard = (): Heard => ({
      sound: secondsOf(bytes),
      longestPause,
      longestPauseAt,
      withheld,
      silence: silentFrames * 0.024,
      ended,
    });
    const listener: Listener = {
      heard,
      stop() {
        notePause();
        const result = heard();
        clearInterval(watch);
        request.destroy();
        return result;
      },
    };
  });
}

/** The station's silence is a frame of nothing but its header. */
function isSilent(frame: Buffer): boolean {
  return frame.subarray(4).every((byte) => byte === 0);
}
