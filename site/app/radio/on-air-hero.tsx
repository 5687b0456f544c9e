import type { LiveNow, Occurrence } from '@longwave/contract/schedule.ts';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { Icon } from '../player/icons.tsx';
import { useStation } from '../shell/station.ts';
import { Link } from '../ui/link.tsx';
import { homeWords } from '../words/home.ts';
import { SlotTimes } from '../zone/slot-times.tsx';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneLabel } from '../zone/zone-label.tsx';
import { comingUp, findBroadcast, useBroadcasts, useSchedule } from './broadcasts.ts';
import { pauseRadio, radio, startRadio } from './live-radio.ts';
import { isLongTitle } from './long-title.ts';
import { OnAirPicture } from './on-air-picture.tsx';
import { useNow } from './schedule/use-now.ts';
import { SlotTitle } from './slot-title.tsx';
import { UpNext } from './up-next.tsx';
import { useHeardShow, useIsOff } from './use-heard-show.ts';

type OnAirHeroProps = {
  initial: LiveNow | null;
  /** The broadcast on air and those after it, as the page came with them. */
  broadcasts: Occurrence[];
  /** When the page was made, in milliseconds since 1970. */
  made: number;
};

/** What is on air now, as large as a poster, with the one button that matters. It follows the programme while it is open. */
export function OnAirHero({ initial, broadcasts, made }: OnAirHeroProps) {
  const station = useStation();
  const { zone } = useZone();
  const show = useHeardShow(initial);
  const isOff = useIsOff();
  const slots = useBroadcasts(useSchedule(null, made), initial, broadcasts);
  const now = useNow(made, show?.id);
  // The radio host tells what is heard; whose it is and how it looks, the content service knows better.
  const broadcast = findBroadcast(slots, show);
  const pictured = Boolean(broadcast?.picture ?? show?.image ?? (initial?.live && initial.image));
  const hosts = broadcast?.residents ?? [];
  const title = show?.title ?? station.name;
  return (
    <section
      aria-label={homeWords.onAir}
      className="bg-accent text-on-accent [--accent-line:var(--on-accent)]"
    >
      <div className="wrap grid grid-cols-1 gap-x-10 gap-y-6 py-6 md:grid-cols-12 md:py-10">
        {pictured && (
          <OnAirPicture
            {...{ show, broadcast }}
            sizes="(min-width: 48rem) 40vw, 94vw"
            decorative
            className="aspect-[4/3] md:col-span-5 md:aspect-square"
          />
        )}
        <div className={`flex flex-col ${pictured ? 'md:col-span-7' : 'md:col-span-12 md:min-h-[28rem]'}`}>
          <p className="meta flex flex-wrap gap-x-4 border-t border-on-accent pt-2">
            <span>{isOff ? homeWords.offAir : show ? homeWords.onAir : homeWords.between}</span>
            {show?.slot_time && (
              <span>
                <SlotTimes start={show.start_time} end={show.end_time} zone={zone} /> <ZoneLabel />
              </span>
            )}
          </p>
          <h2
            className={`mt-4 font-display font-extrabold tracking-[-0.055em] text-balance hyphens-auto ${isLongTitle(title) ? 'text-[clamp(2.5rem,6vw,6.5rem)] leading-[0.88]' : 'text-[clamp(3.25rem,10vw,11rem)] leading-[0.82]'}`}
          >
            <SlotTitle
              slot={{ programme: broadcast?.programme }}
              title={title}
              className="decoration-[0.06em] underline-offset-[0.08em] hover:underline"
            />
          </h2>
          {hosts.length > 0 && (
            <p className="mt-5 text-xl font-medium">
              {homeWords.with}{' '}
              {hosts.map(({ id, name }, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  <Link
                    href={`/residents/${id}`}
                    className="underline decoration-1 underline-offset-4 hover:decoration-3"
                  >
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          )}
          <p className="mt-4 line-clamp-3 max-w-[52ch] text-lg leading-snug">
            {show ? show.description || broadcast?.description : station.strapline}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-4 md:mt-auto md:pt-8">
            <ListenButton />
            <Link
              href="/listen"
              className="inline-flex min-h-14 items-center px-1 font-medium underline decoration-1 underline-offset-4 hover:decoration-3"
            >
              {homeWords.fullSchedule}
            </Link>
          </div>
        </div>
      </div>
      <UpNext slots={comingUp(slots, show, now).slice(0, 4)} now={now} />
    </section>
  );
}

function ListenButton() {
  const { streamUrl } = useBrowserSettings();
  const state = useStore(radio, ({ state }) => state);
  const wanted = state !== 'off' && state !== 'tap';
  return (
    <button
      type="button"
      className="needs-script inline-flex min-h-14 items-center gap-3 bg-on-accent px-6 font-display text-xl font-bold tracking-[-0.02em] text-accent-reversed hover:bg-accent-reversed hover:text-on-accent focus-visible:outline-on-accent active:translate-y-px"
      aria-busy={state === 'starting' || state === 'reconnecting'}
      onClick={() => (wanted ? pauseRadio() : startRadio(streamUrl))}
    >
      <Icon name={wanted ? 'pause' : 'play'} />
      {wanted ? homeWords.pause : homeWords.listenLive}
    </button>
  );
}
