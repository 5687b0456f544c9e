import type { ShowCard } from '@longwave/contract/card.ts';
import { PlayButton } from '../../player/play-button.tsx';
import { Hosts } from '../../shows/show-card.tsx';
import { Day } from '../../ui/day.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

export function LeadShow({ show, list }: { show: ShowCard; list: ShowCard[] }) {
  return (
    <article className="group relative min-w-0">
      <div className="relative">
        <Picture
          picture={show.picture}
          sizes="(min-width: 64rem) 47vw, 94vw"
          decorative
          className="aspect-square md:aspect-[16/10] lg:aspect-[1/0.92]"
        />
        <div className="absolute bottom-0 left-0 z-10">
          <PlayButton show={show} list={list} large />
        </div>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-display text-[clamp(2.25rem,4.6vw,4.5rem)] leading-[0.9] font-extrabold tracking-[-0.045em] text-balance">
          <Link
            href={`/shows/${show.id}`}
            className="decoration-3 underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {show.title}
          </Link>
        </h3>
        <p className="meta shrink-0 text-muted">
          <Day of={show.date} />
        </p>
      </div>
      <Hosts show={show} className="mt-2 text-lg" />
    </article>
  );
}
