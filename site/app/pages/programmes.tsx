import { content } from '../content.ts';
import { pageMeta, rootData } from '../meta.ts';
import { NextTime } from '../programmes/next-time.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { ProgrammeCard, ProgrammeGrid } from '../ui/programme-card.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ZoneSwitch } from '../zone/zone-switch.tsx';
import type { Route } from './+types/programmes';
import '../radio/schedule/schedule.css';
import { plural } from '../words/plural.ts';
import { programmesWords } from '../words/programmes.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await context.get(content).page('programmes', 'programmes');
  const { title, description, picture, text } = page;
  // The list shows only the times of the next broadcast.
  const programmes = page.programmes.map(({ card, next, shows }) => ({
    card,
    shows,
    next: next && { start: next.start, end: next.end },
  }));
  return { title, description, picture, text, programmes, renderedAt: Date.now() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const origin = rootData(matches)?.settings.siteUrl ?? '';
  return pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    jsonLd: loaderData && {
      '@type': 'CollectionPage',
      name: loaderData.title,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: loaderData.programmes.map(({ card }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${origin}/programmes/${card.id}`,
          name: card.title,
        })),
      },
    },
  });
};

/** programmes with their next broadcast, then those that have ended. */
export default function Programmes({ loaderData }: Route.ComponentProps) {
  const { title, description, text, programmes, renderedAt } = loaderData;
  const running = programmes.filter(({ next }) => next);
  const ended = programmes.filter(({ next }) => !next);
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <ListHead title={title} description={description} />
      <RichText html={text.html} className="mt-8 text-lg" />
      {programmes.length === 0 && <NothingYet>{programmesWords.nothing}</NothingYet>}
      {running.length > 0 && (
        <section aria-labelledby="on-air" className="mt-8 border-t border-rule pt-3">
          <h2 id="on-air" className="sr-only">
            {programmesWords.running}
          </h2>
          <ZoneSwitch />
          <div className="mt-4">
            <ProgrammeGrid>
              {running.map(({ card, next }, index) => (
                <li key={card.id} className="grid min-w-0">
                  <ProgrammeCard
                    programme={card}
                    first={index < 5}
                    note={next && <NextTime of={next} renderedAt={renderedAt} />}
                  />
                </li>
              ))}
            </ProgrammeGrid>
          </div>
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className="mt-16">
          <SectionHead id="ended" title={programmesWords.ended} />
          <ProgrammeGrid>
            {ended.map(({ card, shows }) => (
              <li key={card.id} className="grid min-w-0">
                <ProgrammeCard programme={card} note={shows > 0 && plural(programmesWords.episodes, shows)} />
              </li>
            ))}
          </ProgrammeGrid>
        </section>
      )}
    </div>
  );
}
