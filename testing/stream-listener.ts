import { get } from 'node:http';

const frameBytes = 384;
const tick = 20;
const secondsOf = (bytes: number) => (bytes / frameBytes) * 0.024;

export type Heard = {
  /** Seconds of sound that came, including the burst at the beginning. */
  sound: number;
  /** The most seconds by which sound came late; the buffer of a player was shorter by as much. */
  longestPause: number;
  /** When `longestPause` was, in seconds after the first sound. */
  longestPauseAt: number;
  /** The most seconds by which the machine delayed the listener's own timer. */
  withheld: number;
  /** Seconds of silence the station sent instead of sound. */
  silence: number;
  /** Whether the connection ended before the listener was stopped. */
  ended: boolean;
};

export type Listener = { heard(): Heard; stop(): Heard };

/** Turns of its event loop that a station needs for each chunk. */
const turns = 6;

/** Seconds by which the station itself made sound late, without the delay that a busy machine causes to every process. */
export function lateBy({ longestPause, withheld }: Heard): number {
  return Math.max(0, longestPause - turns * withheld);
}

/** Resolves once sound has come on time for a while, since a new station first makes what it is about to play. Tries six times. */
export async function listenOnceSettled(url: string): Promise<Listener> {
  for (let tries = 0; ; tries++) {
    const listener = await listenTo(url);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    if (listener.heard().longestPause < 0.1 || tries === 5) return listenTo(url).finally(listener.stop);
    listener.stop();
  }
}

/** Listens to a stream as a player does, and records when sound came. Resolves with the first sound. */
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

    /** Seconds of sound that a player has left to play. */
    const inHand = () => secondsOf(bytes) - (performance.now() - began) / 1000;
    const notePause = () => {
      if (usual === undefined || usual - inHand() <= longestPause) return;
      longestPause = usual - inHand();
      longestPauseAt = (performance.now() - began) / 1000;
    };

    const request = get(url, { headers, agent: false }, (response) => {
      response.on('data', (part: Buffer) => {
        if (began === 0) began = performance.now();
        // The burst may come in several pieces, so the first 300 ms are not measured.
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

/** Whether a frame is silence as the station sends it, with only zeros after the header. */
function isSilent(frame: Buffer): boolean {
  return frame.subarray(4).every((byte) => byte === 0);
}
