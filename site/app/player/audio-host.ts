import { consent, isAgreed } from '../consent/consent.ts';
import type { Source } from './engine/source.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** Third-party hosts; nothing is loaded from them before the visitor has agreed. */
type AudioHost = 'Mixcloud' | 'SoundCloud';

export function audioHostOf({ recording }: PlayableShow): AudioHost | null {
  if (recording?.kind === 'mixcloud') return 'Mixcloud';
  return recording?.kind === 'soundcloud' ? 'SoundCloud' : null;
}

/** Wraps a source so that it loads only once the visitor agrees; `onRefused` is called when they withdraw consent. */
export function withConsent(host: AudioHost, source: Source, onRefused: () => void): Source {
  return {
    ...source,
    async attach(element, signal) {
      await waitForConsent(host, signal);
      if (signal.aborted) return;
      const unsubscribe = consent.subscribe((state) => {
        if (!isAgreed('audio', state)) onRefused();
      });
      signal.addEventListener('abort', unsubscribe, { once: true });
      await source.attach(element, signal);
    },
  };
}

/** Resolves once the visitor agrees, or the sound is unloaded. */
function waitForConsent(host: AudioHost, signal: AbortSignal): Promise<void> {
  if (isAgreed('audio')) return Promise.resolve();
  soundPlayer.setState({ hostToConfirm: host });
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      soundPlayer.setState({ hostToConfirm: null });
      resolve();
    };
    const unsubscribe = consent.subscribe((state) => {
      if (isAgreed('audio', state)) end();
    });
    signal.addEventListener('abort', end, { once: true });
  });
}
