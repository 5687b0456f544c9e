import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../root-data.ts';
import { clock } from '../../ui/time.ts';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';
import { engine } from '../engine/engine.ts';
import { speeds } from '../engine/ranges.ts';
import { startShow, withShowPlayer } from '../load-show-player.ts';
import { SleepTimerField } from '../sleep-timer-field.tsx';
import { type PlayableShow, soundPlayer } from '../sound-player.ts';
import { storeSoundSettings } from '../sound-settings.ts';
import { useShowTime } from '../use-show-time.ts';
import { shareOrCopy, shareUrl } from './share.ts';

type MorePanelProps = { show: PlayableShow; canSpeed: boolean; onClose: () => void };

/** Speed, sleep timer, sharing and the queue. */
export function MorePanel({ show, canSpeed, onClose }: MorePanelProps) {
  const settings = useBrowserSettings();
  const queue = useStore(soundPlayer, (player) => player.queue);
  const speed = useStore(engine.store, (sound) => sound.speed);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <div className="player-more">
      <label className="player-field">
        {playerWords.speed}
        <select
          value={speed}
          disabled={!canSpeed}
          onChange={(event) => {
            engine.setSpeed(Number(event.currentTarget.value));
            storeSoundSettings();
          }}
        >
          {speeds.map((option) => (
            <option key={option} value={option}>
              {option} ×
            </option>
          ))}
        </select>
      </label>
      <SleepTimerField />
      <Share show={show} />
      <div className="player-queue">
        <h2>{playerWords.queue}</h2>
        {queue.length === 0 && <p>{playerWords.nothingQueued}</p>}
        <ol>
          {queue.slice(0, 20).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => startShow(settings, (player) => player.play(one, { list: queue }))}
              >
                {one.title}
              </button>
              <button
                type="button"
                aria-label={fill(playerWords.removeFromQueue, { title: one.title })}
                onClick={() => withShowPlayer(settings, (player) => player.removeFromQueue(one.id))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Share({ show }: { show: PlayableShow }) {
  const { siteUrl } = useBrowserSettings();
  const { time } = useShowTime(show);
  const [message, setMessage] = useState('');
  return (
    <div className="player-field">
      <button
        type="button"
        className="button-quiet"
        onClick={async () =>
          setMessage(await shareOrCopy(show.title, shareUrl(siteUrl || location.origin, show.id, time)))
        }
      >
        {fill(playerWords.shareAt, { time: clock(time) })}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
