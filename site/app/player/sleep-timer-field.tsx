import { useStore } from 'zustand';
import { useNow } from '../browser/use-now.ts';
import { plural } from '../words/plural.ts';
import { soundSettingsWords } from '../words/sound-settings.ts';
import { fill } from '../words/words.ts';
import { setSleep } from './sleep-timer.ts';
import { soundPlayer } from './sound-player.ts';

const sleepMinutes = [15, 30, 45, 60];

/** `end` is when the show is over: milliseconds since 1970 for the radio, `'end'` for a recording, null if unknown. */
export function SleepTimerField({ end = 'end' }: { end?: number | 'end' | null }) {
  const sleepAt = useStore(soundPlayer, (player) => player.sleepAt);
  const now = useNow(Date.now());
  const minutesLeft = typeof sleepAt === 'number' ? Math.max(1, Math.round((sleepAt - now) / 60_000)) : 0;
  return (
    <label className="player-field">
      {soundSettingsWords.sleepTimer}
      <select
        value={minutesLeft > 0 ? 'left' : (sleepAt ?? 'off')}
        onChange={(event) => setSleep(parseChoice(event.currentTarget.value, end))}
      >
        <option value="off">{soundSettingsWords.off}</option>
        {minutesLeft > 0 && <option value="left">{plural(soundSettingsWords.left, minutesLeft)}</option>}
        {sleepMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {fill(soundSettingsWords.inMinutes, { minutes })}
          </option>
        ))}
        {end !== null && <option value="end">{soundSettingsWords.afterShow}</option>}
      </select>
    </label>
  );
}

function parseChoice(choice: string, end: number | 'end' | null): number | 'end' | null {
  if (choice === 'off') return null;
  return choice === 'end' ? end : Date.now() + Number(choice) * 60_000;
}
