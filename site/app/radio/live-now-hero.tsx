import type { LiveNow, Occurrence } from '@longwave/contract/schedule.ts';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { Icon } from '../player/icons.tsx';
import { lazyPart } from '../player/lazy-part.tsx';
import { useStation } from '../shell/station.ts';
import { Link } from '../ui/link.tsx';
import { Moment } from '../ui/moment.tsx';
import { listenWords } from '../words/listen.ts';
import { SlotTimes } from '../zone/slot-times.tsx';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneLabel } from '../zone/zone-label.tsx';
import { comingUp, findBroadcast } from './broadcasts.ts';
import { pauseRadio, radio, startRadio } from './live-radio.ts';
import { isLongTitle } from './long-title.ts';
import { OnAirPicture } from './on-air-picture.tsx';
import { nextTime } from './schedule/clock.ts';
import { SlotTitle } from './slot-title.tsx';
import { TrackNow } from './track-now.tsx';
import { useHeardShow, useIsOff } from './use-heard-show.ts';

const Rewind = lazyPart(() => import('./rewind-button.tsx'));

type LiveNowHeroProps = { initial: LiveNow | null; slots: Occurrence[]; now: number };

/** What is on air, as large as it deserves, with play and with what comes next. */
export function LiveNowHero({ initial, slots, now }: LiveNowHeroProps) {
  const show = useHeardShow(initial);
  const isOff = useIsOff();
  const { state, rewound } = useStore(radio);
  const wanted = state !== 'off' && state !== 'tap';
  const { name } = useStation();
  const { zone } = useZone();
  const broadcast = findBroadcast(slots, show);
  const hosts = broadcast?.residents ?? [];
  const description = show?.description || broadcast?.description;
  const title = show?.title ?? name;
  const [next] = comingUp(slots, show, now);
  return (
    <section aria-label={listenWords.onAirNow} className="grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-10">
      <div className="md:col-span-5">
        <OnAirPicture
          {...{ show, broadcast }}
          sizes="(min-width: 48rem) 40vw, 92vw"
          className="aspect-[4/3] md:aspect-square"
        />
      </div>
      <div className="flex flex-col items-start md:col-span-7">
        <p className="flex w-full items-center gap-4 border-t border-rule pt-3 font-mono text-sm">
          <span className={`px-2 uppercase ${isOff ? 'border border-rule' : 'bg-accent text-on-accent'}`}>
            {isOff ? listenWords.offAir : listenWords.onAir}
          </span>
          {show?.slot_time && (
            <span>
              <SlotTimes start={show.start_time} end={show.end_time} zone={zone} /> <ZoneLabel />
            </span>
          )}
        </p>
        <h2
          className={`mt-5 max-w-full font-display leading-[0.88] font-extrabold tracking-[-0.05em] text-balance break-words hyphens-auto ${isLongTitle(title) ? 'text-[clamp(2.5rem,5vw,5.5rem)]' : 'text-[clamp(3rem,8vw,8rem)]'}`}
        >
          <SlotTitle
            slot={{ programme: broadcast?.programme }}
            title={title}
            className="decoration-[0.06em] underline-offset-[0.08em] hover:underline"
          />
        </h2>
        {hosts.length > 0 && (
          <p className="mt-5 text-xl font-medium">
            {listenWords.with}{' '}
            {hosts.map((resident, at) => (
              <span key={resident.id}>
                {at > 0 && ', '}
                <Link href={`/residents/${resident.id}`} className="underline underline-offset-4">
                  {resident.name}
                </Link>
              </span>
            ))}
          </p>
        )}
        {description && <p className="mt-4 max-w-[52ch] text-lg leading-snug">{description}</p>}
        <TrackNow />
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <ListenButton />
          {wanted && (
            <Suspense>
              <Rewind show={show} rewound={rewound} />
            </Suspense>
          )}
        </div>
        {next && (
          <p className="mt-auto w-full pt-8">
            <span className="grid gap-1 border-t border-hairline pt-3">
              <span className="font-mono text-sm text-muted">
                {listenWords.next}{' '}
                <Moment of={next.start} as={(at, inZone) => nextTime(inZone, at, now)} zone={zone} />,{' '}
                <ZoneLabel />
              </span>
              <SlotTitle
                slot={next}
                title={next.title}
                className="font-display text-xl leading-tight font-bold tracking-[-0.02em] decoration-2 underline-offset-3 hover:underline"
              />
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Starts or pauses the stream; the strip's button carries the name that assistive technology knows. */
export function ListenButton() {
  const { streamUrl } = useBrowserSettings();
  const { state } = useStore(radio);
  const wanted = state !== 'off' && state !== 'tap';
  return (
    <button
      type="button"
      className="play-button play-button-large"
      aria-busy={state === 'starting' || state === 'reconnecting'}
      onClick={() => (wanted ? pauseRadio() : startRadio(streamUrl))}
    >
      <Icon name={wanted ? 'pause' : 'play'} />
      <span>{wanted ? listenWords.pause : listenWords.listenLive}</span>
    </button>
  );
}
