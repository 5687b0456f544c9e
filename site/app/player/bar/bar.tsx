import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../root-data.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { playerWords } from '../../words/player.ts';
import { soundFailureWords } from '../../words/sound-failures.ts';
import { engine } from '../engine/engine.ts';
import type { SoundState } from '../engine/sound-state.ts';
import { startShow, withShowPlayer } from '../load-show-player.ts';
import { setMixContainer } from '../mix-source.ts';
import MuteButton from '../mute-button.tsx';
import type { ShowPlayer } from '../show-player.ts';
import { engineKeyOf, soundPlayer } from '../sound-player.ts';
import VolumeSlider from '../volume-slider.tsx';
import { HostConsent } from './host-consent.tsx';
import { MorePanel } from './more-panel.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { Seek } from './seek.tsx';

/** The player bar, R-403…R-408. */
export default function Bar() {
  const settings = useBrowserSettings();
  const show = useStore(soundPlayer, (player) => player.show);
  const playing = useStore(soundPlayer, (player) => player.isPlaying);
  const loading = useStore(soundPlayer, (player) => player.loading);
  const asksForHost = useStore(soundPlayer, (player) => player.hostToConfirm);
  const hasNext = useStore(soundPlayer, (player) => player.queue.length > 0);
  const sound = useStore(engine.store, (state) => state);
  const [moreOpen, setMoreOpen] = useState(false);
  const mixContainer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setMixContainer(mixContainer.current);
    return () => setMixContainer(null);
  }, []);
  if (!show) return null;
  const isLoaded = sound.key === engineKeyOf(show);
  const act = (action: (player: ShowPlayer) => unknown) => () => withShowPlayer(settings, action);
  const active = playing || loading;
  const note = isLoaded ? noteOf(sound) : '';

  return (
    <section
      aria-label={playerWords.player}
      className="player-bar"
      data-sound={isLoaded ? sound.status : 'paused'}
    >
      <div ref={mixContainer} className="player-mix" />
      {asksForHost && <HostConsent host={asksForHost} />}
      <PreviewNotice />
      {moreOpen && (
        <MorePanel show={show} canSpeed={!isLoaded || sound.can.speed} onClose={() => setMoreOpen(false)} />
      )}
      <div className="player-row">
        <Link href={`/shows/${show.id}`} className="player-art" tabIndex={-1} aria-hidden="true">
          <Picture picture={show.picture} sizes="56px" decorative />
        </Link>
        <div className="player-words">
          <Link href={`/shows/${show.id}`} className="player-title">
            {show.title}
          </Link>
          <span className="player-who">{note || show.residents.map(({ name }) => name).join(', ')}</span>
          <span className="sr-only" role="status">
            {note}
          </span>
        </div>
        <div className="player-controls">
          <Control
            name={playerWords.back}
            icon="back"
            className="player-back"
            onClick={act((player) => player.seekBy(-10))}
          />
          <button
            type="button"
            className="player-control player-main"
            aria-label={active ? playerWords.pause : playerWords.play}
            aria-busy={loading}
            onClick={
              active ? act((player) => player.pause()) : () => startShow(settings, (player) => player.start())
            }
          >
            <Icon name={active ? 'pause' : 'play'} />
          </button>
          <Control
            name={playerWords.forward}
            icon="forward"
            className="player-forward"
            onClick={act((player) => player.seekBy(10))}
          />
          {hasNext && (
            <Control
              name={playerWords.nextShow}
              icon="next"
              className="player-next"
              onClick={() => startShow(settings, (player) => player.next())}
            />
          )}
        </div>
        <Seek show={show} />
        <MuteButton className="player-control player-mute" disabled={isLoaded && !sound.can.volume} />
        <div className="player-volume">
          <VolumeSlider width="5rem" disabled={isLoaded && !sound.can.volume} />
        </div>
        <button
          type="button"
          className="player-control player-more-button"
          aria-label={playerWords.more}
          aria-expanded={moreOpen}
          onClick={() => setMoreOpen(!moreOpen)}
        >
          <Icon name="queue" />
        </button>
        <Control
          name={playerWords.close}
          icon="close"
          className="player-close"
          onClick={act((player) => player.close())}
        />
      </div>
    </section>
  );
}

type ControlProps = { name: string; icon: IconName; className: string; onClick: () => void };

function Control({ name, icon, className, onClick }: ControlProps) {
  return (
    <button type="button" className={`player-control ${className}`} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function noteOf({ status, failure }: SoundState): string {
  if (status === 'tap') return playerWords.tap;
  return status === 'failed' && failure ? soundFailureWords[failure] : '';
}
