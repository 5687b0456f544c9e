import type { Occurrence } from '@longwave/contract/schedule.ts';
import { pushWords } from '../../words/push.ts';
import { fill, locale } from '../../words/words.ts';
import { toggleReminder } from './push.ts';
import { usePush } from './use-push.ts';

const remindBefore = 10 * 60_000;

type RemindButtonProps = { slot: Occurrence; zone: string };

/** button for a notification 10 minutes before a broadcast begins. */
export default function RemindButton({ slot, zone }: RemindButtonProps) {
  const { key, reminders, busy, problem, contentHost } = usePush();
  const isSet = reminders.includes(slot.id);
  if (!key || (!isSet && Date.parse(slot.start) - Date.now() <= remindBefore)) return null;
  const action = isSet ? pushWords.takeBack : pushWords.remindMe;
  const message = problem?.subject === slot.id ? pushWords[problem.kind] : isSet && pushWords.reminded;
  return (
    <>
      <button
        type="button"
        aria-label={fill(pushWords.remindedOf, { action, title: slot.title, time: timeOf(slot.start, zone) })}
        aria-busy={busy === slot.id}
        className="min-h-11 cursor-pointer font-mono text-xs underline underline-offset-4"
        onClick={() => void toggleReminder(contentHost, slot.id)}
      >
        {action}
      </button>
      <span role="status" className="font-mono text-xs not-empty:py-2 not-empty:pr-4">
        {message}
      </span>
    </>
  );
}

function timeOf(start: string, zone: string): string {
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Date(start).toLocaleString(locale(), { ...parts, timeZone: zone });
}
