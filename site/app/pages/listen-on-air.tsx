import type { Occurrence } from '@longwave/contract/schedule.ts';
import { useStore } from 'zustand';
import { deferred } from '../browser/deferred.tsx';
import { upcomingBroadcasts } from '../radio/broadcasts.ts';
import type { OnAirShow } from '../radio/on-air.ts';
import { OnAirHero } from '../radio/on-air-hero.tsx';
import { radio } from '../radio/radio-state.ts';
import { nextTime } from '../radio/schedule/clock.ts';
import { SlotTitle } from '../radio/slot-title.tsx';
import { TrackNow } from '../radio/track-now.tsx';
import { useIsOffAir } from '../radio/use-heard-show.ts';
import { Instant } from '../ui/instant.tsx';
import { listenWords } from '../words/listen.ts';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneLabel } from '../zone/zone-label.tsx';

const RewindButton = deferred(() => import('../radio/rewind-button.tsx'));

type ListenOnAirProps = {
  show: OnAirShow | null;
  broadcast: Occurrence | undefined;
  slots: Occurrence[];
  now: number;
};

/** The show on air, with the current track, a button to rewind, and the next broadcast. */
export function ListenOnAir({ show, broadcast, slots, now }: ListenOnAirProps) {
  const isOffAir = useIsOffAir();
  const { state, rewound } = useStore(radio);
  const wanted = state !== 'off' && state !== 'tap';
  const [next] = upcomingBroadcasts(slots, show, now);
  return (
    <OnAirHero
      {...{ show, broadcast }}
      status={isOffAir ? listenWords.offAir : listenWords.onAir}
      description={show?.description || broadcast?.description}
      classes={{ ...classes, status: isOffAir ? 'px-2 uppercase border border-rule' : classes.status }}
      track={<TrackNow />}
      actions={wanted && <RewindButton show={show} rewound={rewound} />}
      next={next && <Next slot={next} now={now} />}
    />
  );
}

function Next({ slot, now }: { slot: Occurrence; now: number }) {
  const { zone } = useZone();
  return (
    <p className="mt-auto w-full pt-8">
      <span className="grid gap-1 border-t border-hairline pt-3">
        {/* A new element for each zone: a text of another length in the same element would be a layout shift. */}
        <span key={zone} className="font-mono text-sm text-muted">
          {listenWords.next}{' '}
          <Instant of={slot.start} as={(at, inZone) => nextTime(inZone, at, now)} zone={zone} />,{' '}
          <ZoneLabel />
        </span>
        <SlotTitle
          slot={slot}
          title={slot.title}
          className="font-display text-xl leading-tight font-bold tracking-[-0.02em] decoration-2 underline-offset-3 hover:underline"
        />
      </span>
    </p>
  );
}

const classes = {
  section: '',
  grid: 'grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-10',
  picture: 'aspect-[4/3] self-start md:col-span-5 md:aspect-square',
  column: 'flex flex-col items-start md:col-span-7',
  statusLine: 'flex w-full items-center gap-4 border-t border-rule pt-3 font-mono text-sm',
  status: 'px-2 uppercase bg-accent text-on-accent',
  title:
    'mt-5 max-w-full font-display leading-[0.88] font-extrabold tracking-[-0.05em] text-balance break-words hyphens-auto',
  longTitle: 'text-[clamp(2.5rem,5vw,5.5rem)]',
  shortTitle: 'text-[clamp(3rem,8vw,8rem)]',
  host: 'underline underline-offset-4',
  description: 'mt-4 max-w-[52ch] text-lg leading-snug',
  actions: 'mt-8 flex flex-wrap items-center gap-4',
  listen: 'play-button play-button-large',
};
