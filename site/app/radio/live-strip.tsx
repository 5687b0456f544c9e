import type { LiveNow } from '@longwave/contract/schedule.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { engine } from '../player/engine/engine.ts';
import { Icon } from '../player/icons.tsx';
import { lazyPart } from '../player/lazy-part.tsx';
import { recallSoundSettings } from '../player/sound-settings.ts';
import { useStation } from '../shell/station.ts';
import { Link } from '../ui/link.tsx';
import { pauseRadio, radio, startRadio } from './live-radio.ts';
import { nameOfTrack, tracks } from './tracks.ts';
import { useHeardShow, useIsOff } from './use-heard-show.ts';
import '../player/sound.css';
import { liveStripWords } from '../words/live-strip.ts';

const Rewind = lazyPart(() => import('./rewind-button.tsx'));
const MuteButton = lazyPart(() => import('../player/mute-button.tsx'));
const SoundPanel = lazyPart(() => import('./sound-panel.tsx'));
const Chat = lazyPart(() => import('./chat/chat-panel.tsx'));

/** what is on air, on every page, and the way to hear it. */
export function LiveStrip({ initial }: { initial: LiveNow | null }) {
  const settings = useBrowserSettings();
  const { zone, name: station } = useStation();
  const { state, rewound } = useStore(radio);
  const show = useHeardShow(initial);
  const isOff = useIsOff();
  const playing = useStore(tracks, ({ heard }) => heard && nameOfTrack(heard));
  const [soundOpen, setSoundOpen] = useState(false);
  const [chatOpen, setChatOpen] = useState(false);
  const [chatWanted, setChatWanted] = useState(false);
  const closeSound = useCallback(() => setSoundOpen(false), []);
  const wanted = state !== 'off' && state !== 'tap';

  useEffect(() => {
    recallSoundSettings();
    return whenIdle(() => {
      import('./follow-on-air.ts').then(
        ({ followProgramme }) => followProgramme({ settings, zone, station, initial }),
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
          {!isOff && <span className="strip-dot" aria-hidden="true" />}
          {isOff ? liveStripWords.offAir : liveStripWords.onAir}
        </span>
        <Link href="/listen" className="strip-title">
          {show?.title ?? (playing || station)}
        </Link>
        {show && playing && playing !== show.title && <span className="strip-track">{playing}</span>}
        <span className="strip-note" role="status">
          {state === 'off' || state === 'playing' ? '' : liveStripWords[state]}
        </span>
      </p>
      {wanted && (
        <Suspense>
          <Rewind show={show} rewound={rewound} />
        </Suspense>
      )}
      <Suspense fallback={<span className="strip-button" />}>
        <MuteButton className="strip-button" />
      </Suspense>
      <button
        type="button"
        className="strip-button"
        aria-label={liveStripWords.sound}
        aria-expanded={soundOpen}
        onClick={() => setSoundOpen(!soundOpen)}
      >
        <Icon name="sliders" />
      </button>
      {soundOpen && (
        <Suspense>
          <SoundPanel show={show} onClose={closeSound} />
        </Suspense>
      )}
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
      {chatWanted && (
        <Suspense>
          <Chat open={chatOpen} onClose={() => setChatOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** After the page has settled, or at the first sound, whichever comes first. */
function whenIdle(work: () => void): () => void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
    unsubscribe();
  };
  const unsubscribe = engine.store.subscribe(({ status }) => {
    if (status === 'playing') once();
  });
  const timer = setTimeout(once, 1500);
  return () => {
    done = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
