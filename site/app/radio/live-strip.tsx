import type { LiveNow } from '@longwave/contract/schedule.ts';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deferred } from '../browser/deferred.tsx';
import { soundStore } from '../player/engine/sound-state.ts';
import { restoreSoundSettings } from '../player/sound-settings.ts';
import { useBrowserSettings, useStation } from '../root-data.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { liveStripWords } from '../words/live-strip.ts';
import { loadConnection, pauseRadio, startRadio } from './live-radio.ts';
import { radio } from './radio-state.ts';
import { nameOfTrack, tracks } from './tracks.ts';
import { useHeardShow, useIsOffAir } from './use-heard-show.ts';

const Rewind = deferred(() => import('./rewind-button.tsx'));
const MuteButton = deferred(() => import('../player/mute-button.tsx'), {
  Fallback: () => <span className="strip-button" />,
});
const SoundPanel = deferred(() => import('./sound-panel.tsx'));
const Chat = deferred(() => import('./chat/chat-panel.tsx'));

/** what is on air and the button that plays it, on every page. */
export function LiveStrip({ initial }: { initial: LiveNow | null }) {
  const settings = useBrowserSettings();
  const { zone, name: station } = useStation();
  const { state, rewound } = useStore(radio);
  const show = useHeardShow(initial);
  const isOffAir = useIsOffAir();
  const track = useStore(tracks, ({ heard }) => heard && nameOfTrack(heard));
  const [soundOpen, setSoundOpen] = useState(false);
  const [chatOpen, setChatOpen] = useState(false);
  const [chatWanted, setChatWanted] = useState(false);
  const closeSound = useCallback(() => setSoundOpen(false), []);
  const wanted = state !== 'off' && state !== 'tap';

  useEffect(() => {
    restoreSoundSettings();
    // Loaded in advance; if this fails, a press on the button tries again.
    loadConnection().catch(() => undefined);
    return onIdleOrSound(() => {
      import('./follow-on-air.ts').then(
        ({ followOnAir }) => followOnAir({ settings, zone, station, initial }),
        (error) => console.error('What is on air cannot be followed:', error),
      );
    });
  }, [settings, zone, station, initial]);

  return (
    <section aria-label={liveStripWords.region} className="live-strip" data-radio={state}>
      <button
        type="button"
        className="strip-button strip-play"
        aria-label={wanted ? liveStripWords.pause : liveStripWords.play}
        aria-busy={state === 'starting' || state === 'reconnecting'}
        onClick={() => (wanted ? pauseRadio() : startRadio(settings.streamUrl))}
      >
        <Icon name={wanted ? 'pause' : 'play'} />
      </button>
      <p className="strip-now">
        <span className="strip-label">
          {!isOffAir && <span className="strip-dot" aria-hidden="true" />}
          {isOffAir ? liveStripWords.offAir : liveStripWords.onAir}
        </span>
        <Link href="/listen" className="strip-title">
          {show?.title ?? (track || station)}
        </Link>
        {show && track && track !== show.title && <span className="strip-track">{track}</span>}
        <span className="strip-note" role="status">
          {state === 'off' || state === 'playing' ? '' : liveStripWords[state]}
        </span>
      </p>
      {wanted && <Rewind show={show} rewound={rewound} />}
      <MuteButton className="strip-button" />
      <button
        type="button"
        className="strip-button"
        aria-label={liveStripWords.sound}
        aria-expanded={soundOpen}
        onClick={() => setSoundOpen(!soundOpen)}
      >
        <Icon name="sliders" />
      </button>
      {soundOpen && <SoundPanel show={show} onClose={closeSound} />}
      <button
        type="button"
        className="strip-button strip-chat"
        aria-label={liveStripWords.chat}
        aria-expanded={chatOpen}
        onClick={() => {
          setChatWanted(true);
          setChatOpen(!chatOpen);
        }}
      >
        <Icon name="chat" />
      </button>
      {chatWanted && <Chat open={chatOpen} onClose={() => setChatOpen(false)} />}
    </section>
  );
}

/** Calls back a moment after the first load or at the first sound, whichever comes first. */
function onIdleOrSound(work: () => void): () => void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
    unsubscribe();
  };
  const unsubscribe = soundStore.subscribe(({ status }) => {
    if (status === 'playing') once();
  });
  const timer = setTimeout(once, 1500);
  return () => {
    done = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
