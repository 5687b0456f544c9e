import { Link } from '../../ui/link.tsx';
import { listenDeferredWords } from '../../words/listen-deferred.ts';
import { fill } from '../../words/words.ts';
import { SlotTimes } from '../../zone/slot-times.tsx';
import type { Slot } from '../schedule-choice.ts';
import { SlotTitle } from '../slot-title.tsx';

/** One broadcast: times, title, residents. It links to its programme and, when it is over, to its recording if there is one. */
export function SlotRow({ slot, zone, now }: { slot: Slot; zone: string; now: number }) {
  const over = Date.parse(slot.end) <= now && !slot.live;
  return (
    <li
      className={`slot ${slot.live ? 'slot-live' : ''} ${over ? 'slot-over' : ''}`}
      aria-current={slot.live ? 'true' : undefined}
    >
      <span className="slot-time">
        <SlotTimes start={slot.start} end={slot.end} zone={zone} />
      </span>
      <span className="slot-what">
        {slot.live && <span className="slot-mark">{listenDeferredWords.onAir}</span>}
        <SlotTitle slot={slot} title={slot.title} className="slot-title" />
        <span className="slot-who">
          {slot.residents.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={`/residents/${id}`}>{name}</Link>
            </span>
          ))}
        </span>
      </span>
      {slot.show && over && (
        <Link
          href={`/shows/${slot.show}`}
          className="slot-again"
          aria-label={fill(listenDeferredWords.againTo, { title: slot.title })}
        >
          {listenDeferredWords.again}
        </Link>
      )}
    </li>
  );
}
