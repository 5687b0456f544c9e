import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { ReactNode } from 'react';
import { useStation } from '../root-data.ts';
import { Link } from '../ui/link.tsx';
import { onAirWords } from '../words/on-air.ts';
import { SlotTimes } from '../zone/slot-times.tsx';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneLabel } from '../zone/zone-label.tsx';
import { ListenButton } from './listen-button.tsx';
import type { OnAirShow } from './on-air.ts';
import { OnAirPicture } from './on-air-picture.tsx';
import { SlotTitle } from './slot-title.tsx';

type HeroPart =
  | 'section'
  | 'grid'
  | 'picture'
  | 'column'
  | 'statusLine'
  | 'status'
  | 'title'
  | 'longTitle'
  | 'shortTitle'
  | 'host'
  | 'description'
  | 'actions'
  | 'listen';

type OnAirHeroProps = {
  show: OnAirShow | null;
  /** The show's broadcast from the content service, with residents, picture and programme. */
  broadcast: Occurrence | undefined;
  status: string;
  description: string | undefined;
  /** Class names of each part; every page has its own. */
  classes: Record<HeroPart, string>;
  decorative?: boolean;
  withoutPicture?: boolean;
  /** Buttons beside the one that plays. */
  actions: ReactNode;
  track?: ReactNode;
  /** `next` is at the bottom of the column, `children` are below both columns. */
  next?: ReactNode;
  children?: ReactNode;
};

/** The show on air, with its picture and the button that plays it: at the top of home and of the listen page. */
export function OnAirHero({ show, broadcast, status, description, classes, ...more }: OnAirHeroProps) {
  const station = useStation();
  const { zone } = useZone();
  const { decorative = false, withoutPicture = false, actions, track, next, children } = more;
  const title = show?.title ?? station.name;
  return (
    <section aria-label={onAirWords.onAirNow} className={classes.section}>
      <div className={classes.grid}>
        {!withoutPicture && (
          <OnAirPicture
            {...{ show, broadcast, decorative }}
            sizes="(min-width: 48rem) 40vw, 94vw"
            className={classes.picture}
          />
        )}
        <div className={classes.column}>
          <p className={classes.statusLine}>
            <span className={classes.status}>{status}</span>
            {show?.slot_time && (
              <span>
                <SlotTimes start={show.start_time} end={show.end_time} zone={zone} /> <ZoneLabel />
              </span>
            )}
          </p>
          <h2 className={`${classes.title} ${isLongTitle(title) ? classes.longTitle : classes.shortTitle}`}>
            <SlotTitle
              slot={{ programme: broadcast?.programme }}
              title={title}
              className="decoration-[0.06em] underline-offset-[0.08em] hover:underline"
            />
          </h2>
          <Hosts hosts={broadcast?.residents ?? []} className={classes.host} />
          {description && <p className={classes.description}>{description}</p>}
          {track}
          <div className={classes.actions}>
            <ListenButton className={classes.listen} />
            {actions}
          </div>
          {next}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Whether a title needs the smaller size: it is long, or a word of it would be broken. */
function isLongTitle(title: string): boolean {
  return title.length > 30 || /[^\s-]{12}/.test(title);
}

function Hosts({ hosts, className }: { hosts: Occurrence['residents']; className: string }) {
  if (hosts.length === 0) return null;
  return (
    <p className="mt-5 text-xl font-medium">
      {onAirWords.with}{' '}
      {hosts.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={`/residents/${id}`} className={className}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
