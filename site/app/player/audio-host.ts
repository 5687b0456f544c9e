import { consent, isAgreed } from '../consent/consent.ts';
import type { Source } from './engine/source.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** Recordings at hosts of others wait for the visitor's word before that host is asked for anything. */
export type AudioHost = 'Mixcloud' | 'SoundCloud';

export function audioHostOf({ recording }: PlayableShow): AudioHost | null {
  if (recording?.kind === 'mixcloud') return 'Mixcloud';
  return recording?.kind === 'soundcloud' ? 'SoundCloud' : null;
}

/** The same sound, loaded once the visitor agrees; `refused` is called when they take that back. */
export function withAgreement(host: AudioHost, source: Source, refused: () => void): Source {
  return {
    ...source,
    async attach(medium, signal) {
      await agreement(host, signal);
      if (signal.aborted) return;
      const unsubscribe = consent.subscribe((state) => {
        if (!isAgreed('audio', state)) refused();
      });
      signal.addEventListener('abort', unsubscribe, { once: true });
      await source.attach(medium, signal);
    },
  };
}

/** Settled once the host may be asked, or the sound is no longer wanted. */
function agreement(host: AudioHost, signal: AbortSignal): Promise<void> {
  if (isAgreed('audio')) return Promise.resolve();
  soundPlayer.setState({ asksForHost: host });
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      soundPlayer.setState({ asksForHost: null });
      resolve();
    };
    const unsubscribe = consent.subscribe((state) => {
      if (isAgreed('audio', state)) end();
    });
    signal.addEventListener('abort', end, { once: true });
  });
}
