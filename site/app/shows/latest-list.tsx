import type { ShowCard } from '@longwave/contract/card.ts';
import { useStation } from '../root-data.ts';
import { month } from '../ui/time.ts';
import { ShowRow } from './show-row.tsx';

/** Shows grouped by month. */
export function LatestList({ shows }: { shows: ShowCard[] }) {
  const { zone } = useStation();
  const months = Map.groupBy(shows, (show) => month(show.date, zone));
  return [...months].map(([name, ofMonth]) => (
    <section key={name} className="mt-10 lg:grid lg:grid-cols-[12rem_1fr] lg:gap-x-8">
      <h2 className="mb-4 self-start font-display text-2xl leading-none font-bold tracking-[-0.02em] lg:sticky lg:top-14 lg:mb-0 lg:pt-3">
        {name}
      </h2>
      <ul className="border-b border-hairline">
        {ofMonth.map((show) => (
          <li key={show.id}>
            <ShowRow show={show} list={shows} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
