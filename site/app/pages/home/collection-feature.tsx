import type { CollectionCard, ShowCard } from '@longwave/contract/card.ts';
import { PlayButton } from '../../player/play-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { length } from '../../ui/time.ts';
import { collectionWords } from '../../words/collection-card.ts';
import { homeDeferredWords } from '../../words/home-deferred.ts';
import { plural } from '../../words/plural.ts';

export function CollectionFeature({ card, shows }: { card: CollectionCard; shows: ShowCard[] }) {
  return (
    <section className="below-first-screen bg-tide text-on-tide" aria-labelledby="collection">
      <div className="wrap grid gap-x-10 gap-y-8 py-12 md:grid-cols-12 md:py-20">
        <div className="md:col-span-5">
          <Picture
            picture={card.picture}
            sizes="(min-width: 48rem) 40vw, 94vw"
            decorative
            className="aspect-square md:sticky md:top-16"
          />
        </div>
        <div className="md:col-span-7">
          <p className="meta border-t border-on-tide pt-2">
            {homeDeferredWords[card.kind]}, {plural(collectionWords.shows, card.count)}
          </p>
          <h2
            id="collection"
            className="mt-4 font-display text-[clamp(2.75rem,6.5vw,6.5rem)] leading-[0.86] font-extrabold tracking-[-0.05em] text-balance"
          >
            <Link
              href={`/collections/${card.id}`}
              className="decoration-4 underline-offset-8 hover:underline"
            >
              {card.title}
            </Link>
          </h2>
          <p className="mt-5 max-w-[54ch] text-lg leading-snug">{card.summary}</p>
          <ol className="mt-8 border-b border-on-tide/30">
            {shows.map((show, index) => (
              <li
                key={show.id}
                className="group relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-on-tide/30 py-2 md:grid-cols-[3rem_minmax(0,1fr)_5rem_auto]"
              >
                <span className="meta">{String(index + 1).padStart(2, '0')}</span>
                <Link
                  href={`/shows/${show.id}`}
                  className="font-display text-xl leading-tight font-bold tracking-[-0.02em] underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {show.title}
                </Link>
                <span className="meta hidden text-right md:block">
                  {show.recording && length(show.recording.seconds)}
                </span>
                <span className="relative z-10 size-12">
                  <PlayButton show={show} list={shows} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
