import type { ShowCard as ShowFacts } from '@longwave/contract/card.ts';
import { ShowCard } from '../../shows/show-card.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { homeWords } from '../../words/home.ts';
import { LeadShow } from './lead-show.tsx';

const small = '(min-width: 64rem) 16vw, (min-width: 48rem) 30vw, 46vw';

/** The latest shows; the newest is large. */
export function LatestShows({ shows }: { shows: ShowFacts[] }) {
  const [lead, ...rest] = shows;
  if (!lead) return null;
  return (
    <section className="wrap pt-12 pb-14 md:pt-16 md:pb-20" aria-labelledby="latest">
      <SectionHead
        title={homeWords.latest}
        id="latest"
        more={{ href: '/shows/latest', title: homeWords.allLatest }}
      />
      <div className="grid grid-cols-1 gap-x-5 gap-y-10 lg:grid-cols-2">
        <LeadShow show={lead} list={shows} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-5">
          {rest.map((show) => (
            <li key={show.id} className="grid min-w-0">
              <ShowCard show={show} list={shows} sizes={small} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
