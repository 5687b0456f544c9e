import type { LiveNow, Occurrence } from '@longwave/contract/schedule.ts';
import { useNow } from '../browser/use-now.ts';
import { findBroadcast, upcomingBroadcasts, useBroadcasts, useSchedule } from '../radio/broadcasts.ts';
import { OnAirHero } from '../radio/on-air-hero.tsx';
import { UpNext } from '../radio/up-next.tsx';
import { useHeardShow, useIsOffAir } from '../radio/use-heard-show.ts';
import { useStation } from '../root-data.ts';
import { Link } from '../ui/link.tsx';
import { homeWords } from '../words/home.ts';
import { onAirWords } from '../words/on-air.ts';

type HomeOnAirProps = {
  initial: LiveNow | null;
  /** The broadcast on air and those after it, from the loader. */
  broadcasts: Occurrence[];
  /** In milliseconds since 1970. */
  renderedAt: number;
};

/** What is on air and what comes next; follows the schedule while the page is open. */
export function HomeOnAir({ initial, broadcasts, renderedAt }: HomeOnAirProps) {
  const station = useStation();
  const show = useHeardShow(initial);
  const isOffAir = useIsOffAir();
  const slots = useBroadcasts(useSchedule(null, renderedAt), initial, broadcasts);
  const now = useNow(renderedAt, show?.id);
  const broadcast = findBroadcast(slots, show);
  const withoutPicture = !(broadcast?.picture ?? show?.image ?? (initial?.live && initial.image));
  return (
    <OnAirHero
      {...{ show, broadcast, withoutPicture }}
      decorative
      status={isOffAir ? homeWords.offAir : show ? onAirWords.onAirNow : homeWords.between}
      description={show ? show.description || broadcast?.description : station.strapline}
      classes={{ ...classes, ...(withoutPicture && { column: columnWithoutPicture }) }}
      actions={
        <Link
          href="/listen"
          className="inline-flex min-h-14 items-center px-1 font-medium underline decoration-1 underline-offset-4 hover:decoration-3"
        >
          {homeWords.fullSchedule}
        </Link>
      }
    >
      <UpNext slots={upcomingBroadcasts(slots, show, now).slice(0, 4)} now={now} />
    </OnAirHero>
  );
}

const columnWithoutPicture = 'flex flex-col md:col-span-12 md:min-h-[28rem]';
const classes = {
  section: 'bg-accent text-on-accent [--accent-line:var(--on-accent)]',
  grid: 'wrap grid grid-cols-1 gap-x-10 gap-y-6 py-6 md:grid-cols-12 md:py-10',
  picture: 'aspect-[4/3] md:col-span-5 md:aspect-square',
  column: 'flex flex-col md:col-span-7',
  statusLine: 'meta flex flex-wrap gap-x-4 border-t border-on-accent pt-2',
  status: '',
  title: 'mt-4 font-display font-extrabold tracking-[-0.055em] text-balance hyphens-auto',
  longTitle: 'text-[clamp(2.5rem,6vw,6.5rem)] leading-[0.88]',
  shortTitle: 'text-[clamp(3.25rem,10vw,11rem)] leading-[0.82]',
  host: 'underline decoration-1 underline-offset-4 hover:decoration-3',
  description: 'mt-4 line-clamp-3 max-w-[52ch] text-lg leading-snug',
  actions: 'mt-8 flex flex-wrap items-center gap-4 md:mt-auto md:pt-8',
  listen:
    'needs-script inline-flex min-h-14 items-center gap-3 bg-on-accent px-6 font-display text-xl font-bold tracking-[-0.02em] text-accent-reversed hover:bg-accent-reversed hover:text-on-accent focus-visible:outline-on-accent active:translate-y-px',
};
