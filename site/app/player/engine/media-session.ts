import type { Feature } from './features.ts';

/** what the lock screen and the media keys show and do. */
type SessionDetails = { title: string; artist: string; album?: string; image: string };
type SessionCommands = {
  play(): void | Promise<void>;
  pause(): void;
  stop(): void;
  /** Absent for radio, R-408. */
  seek?: { by(seconds: number): void; to(seconds: number): void };
  next?: () => void;
};

const sizes = [96, 128, 192, 256, 384, 512];
const seekStep = 10;

/** R-407 names the type of a show's image `jpg`; its MIME type is `image/jpeg`, and browsers skip types they do not know. */
export function artworkOf(image: string, logo: string): MediaImage[] {
  return sizes.map((size) => ({
    src: image || logo,
    sizes: `${size}x${size}`,
    type: image ? 'image/jpeg' : 'image/png',
  }));
}

export function showInMediaSession(details: SessionDetails, logo: string, commands: SessionCommands): void {
  const session = mediaSession();
  if (!session) return;
  try {
    session.metadata = new MediaMetadata({
      title: details.title,
      artist: details.artist,
      ...(details.album && { album: details.album }),
      artwork: artworkOf(details.image, logo),
    });
  } catch (error) {
    console.warn('Media session details were refused:', error);
  }
  for (const [action, handler] of Object.entries(handlersOf(commands))) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // This browser does not know the action.
    }
  }
}

export function handlersOf(commands: SessionCommands): Record<string, MediaSessionActionHandler | null> {
  const { seek, next } = commands;
  return {
    play: () => void attempt('Play failed:', commands.play),
    pause: () => void attempt('Pause failed:', commands.pause),
    stop: () => void attempt('Stop failed:', commands.stop),
    seekbackward: seek ? (details) => seek.by(-stepOf(details)) : null,
    seekforward: seek ? (details) => seek.by(stepOf(details)) : null,
    seekto: seek
      ? (details) => {
          if (Number.isFinite(details?.seekTime)) seek.to(details.seekTime as number);
        }
      : null,
    nexttrack: next ?? null,
  };
}

function stepOf(details: MediaSessionActionDetails | undefined): number {
  const offset = details?.seekOffset;
  return typeof offset === 'number' && offset > 0 && Number.isFinite(offset) ? offset : seekStep;
}

async function attempt(message: string, work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(message, error);
  }
}

/** Reports playback state and position to the lock screen. */
export const mediaSessionFeature: Feature = ({ element, source, signal }) => {
  const session = mediaSession();
  if (!session) return;
  const setPlaybackState = (state: MediaSessionPlaybackState) => () => {
    session.playbackState = state;
  };
  element.addEventListener('playing', setPlaybackState('playing'), { signal });
  element.addEventListener('pause', setPlaybackState('paused'), { signal });
  // Unloading a sound removes the listener of its pause event, so the abort is handled as well.
  signal.addEventListener('abort', setPlaybackState('paused'));
  if (source.can.seek) {
    const updatePosition = () =>
      setPosition(session, element.duration, element.currentTime, element.playbackRate);
    for (const event of ['durationchange', 'ratechange', 'seeked', 'playing']) {
      element.addEventListener(event, updatePosition, { signal });
    }
  } else clearPosition(session);
};

/** Sets the position, unless the values are invalid, at which the browser would throw. */
export function setPosition(
  session: Pick<MediaSession, 'setPositionState'>,
  duration: number,
  position: number,
  playbackRate: number,
): void {
  if (!(duration > 0) || !(playbackRate > 0) || !(position >= 0) || !Number.isFinite(duration)) return;
  session.setPositionState?.({ duration, playbackRate, position: Math.min(position, duration) });
}

function clearPosition(session: MediaSession) {
  session.setPositionState?.();
}

function mediaSession(): MediaSession | null {
  return typeof navigator !== 'undefined' && 'mediaSession' in navigator ? navigator.mediaSession : null;
}
