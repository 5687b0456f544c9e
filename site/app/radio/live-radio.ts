import { backoffDelay } from '../browser/backoff.ts';
import { unlockAudio } from '../player/engine/unlock-audio.ts';
import { claimSound, releaseSound, type SoundOwner } from '../player/sound-owner.ts';
import { radio, radioOff } from './radio-state.ts';
import type { StreamConnection } from './stream-connection.ts';

/** Starts and pauses the radio. The code that connects it, stream-connection.ts, is loaded after the first load or at a press. */

const radioOwner: SoundOwner = { name: 'radio', onLost: pauseRadio };

let connection: StreamConnection | null = null;
/** Number of the last start or pause; a start is dropped if there was a later one before its code arrived. */
let lastRequest = 0;

export async function loadConnection(): Promise<StreamConnection> {
  const { createStreamConnection } = await import('./stream-connection.ts');
  connection ??= createStreamConnection(radioOwner, pauseRadio);
  return connection;
}

export function startRadio(streamUrl: string): void {
  startWith(({ connectLive }) => connectLive(streamUrl), false);
}

/** Claims the sound at once, even if the code arrives later. */
export function startWith(connect: (loaded: StreamConnection) => void, rewound: boolean): void {
  const request = ++lastRequest;
  claimSound(radioOwner);
  radio.setState({ ...radioOff, state: 'starting', rewound });
  if (connection) {
    connect(connection);
    return;
  }
  unlockAudio();
  loadThenConnect(request, connect, 0);
}

/** Tries again when the code did not load, as for a stream that did not connect, until the visitor pauses. */
function loadThenConnect(
  request: number,
  connect: (loaded: StreamConnection) => void,
  attempt: number,
): void {
  loadConnection().then(
    (loaded) => {
      if (request === lastRequest) connect(loaded);
    },
    (error: unknown) => {
      if (request !== lastRequest) return;
      console.error('The radio did not load:', error);
      radio.setState({ state: 'reconnecting' });
      setTimeout(() => {
        if (request === lastRequest) loadThenConnect(request, connect, attempt + 1);
      }, backoffDelay(attempt));
    },
  );
}

export function pauseRadio(): void {
  lastRequest++;
  connection?.disconnect();
  releaseSound(radioOwner);
  radio.setState(radioOff);
}
