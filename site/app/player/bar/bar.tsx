import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../browser-settings.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { playerWords } from '../../words/player.ts';
import { soundFailureWords } from '../../words/sound-failures.ts';
import { engine } from '../engine/engine.ts';
import type { SoundState } from '../engine/sound-state.ts';
import { Icon, type IconName } from '../icons.tsx';
import { startShow, withShowPlayer } from '../load-show-player.ts';
import { offerMixPlace } from '../mix-player.ts';
import MuteButton from '../mute-button.tsx';
import type { ShowPlayer } from '../show-player.ts';
import { engineKeyOf, soundPlayer } from '../sound-player.ts';
import VolumeSlider from '../volume-slider.tsx';
import { AskForHost } from './ask-for-host.tsx';
import { MorePanel } from './more-panel.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { Seek } from './seek.tsx';

/** The player bar, R-403…R-408. */
export default function Bar() {
  const settings = useBrowserSettings();
  const show = useStore(soundPlayer, (player) => player.show);
  const playing = useStore(soundPlayer, (player) => player.isPlaying);
  const loading = useStore(soundPlayer, (player) => player.loading);
  const asksForHost = useStore(soundPlayer, (player) => player.asksForHost);
  const hasNext = useStore(soundPlayer, (player) => player.queue.length > 0);
  const sound = useStore(engine.store, (state) => state);
  const [moreOpen, setMoreOpen] = useState(false);
  const mixPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    offerMixPlace(mixPlace.current);
    return () => offerMixPlace(null);
  }, []);
  if (!show) return null;
  const mine = sound.key === engineKeyOf(show);
  const act = (action: (player: ShowPlayer) => unknown) => () => withShowPlayer(settings, action);
  const active = playing || loading;
  const note = mine ? noteOf(sound) : '';

  return (
    <section
      aria-label={playerWords.player}
      className="player-bar"
      data-sound={mine ? sound.status : 'paused'}
    >
      <div ref={mixPlace} className="player-mix" />
      {asksForHost && <AskForHost host={asksForHost} />}
      <PreviewNotice />
      {moreOpen && (
        <MorePanel show={show} canSpeed={!mine || sound.can.speed} onClose={() => setMoreOpen(false)} />
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
            place="player-back"
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
            place="player-forward"
            onClick={act((player) => player.seekBy(10))}
          />
          {hasNext && (
            <Control
              name={playerWords.nextShow}
              icon="next"
              place="player-next"
              onClick={() => startShow(settings, (player) => player.next())}
            />
          )}
        </div>
        <Seek show={show} />
        <MuteButton className="player-control player-mute" disabled={mine && !sound.can.volume} />
        <div className="player-volume">
          <VolumeSlider width="5rem" disabled={mine && !sound.can.volume} />
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
          place="player-close"
          onClick={act((player) => player.close())}
        />
      </div>
    </section>
  );
}

type ControlProps = { name: string; icon: IconName; place: string; onClick: () => void };

function Control({ name, icon, place, onClick }: ControlProps) {
  return (
    <button type="button" className={`player-control ${place}`} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function noteOf({ status, failure }: SoundState): string {
  if (status === 'tap') return playerWords.tap;
  return status === 'failed' && failure ? soundFailureWords[failure] : '';
}
