import { useState } from 'react';
import { useStore } from 'zustand';
import { deferred } from '../browser/deferred.tsx';
import { PlayButton } from '../player/play-button.tsx';
import type { PlayableShow } from '../player/sound-player.ts';
import { useBrowserSettings, useStation } from '../root-data.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { clock } from '../ui/time.ts';
import { savedWords } from '../words/saved.ts';
import { fill, locale } from '../words/words.ts';
import { downloadFollows } from './export-follows.ts';
import { downloadSaved } from './export-saved.ts';
import { askToRemove } from './prompts/prompts.ts';
import { isUnfinished } from './resume.ts';
import { clearHistory, clearSaved, saved } from './saved.ts';
import { useNewShows } from './use-new-shows.ts';
import { useRestoredSaved } from './use-saved.ts';

const NotifyButton = deferred(() => import('./push/notify-button.tsx'));

/** Follows, favourites, unfinished shows and the listening history. */
export function SavedView() {
  useRestoredSaved();
  const fresh = useNewShows();
  const { name: station } = useStation();
  const { siteUrl } = useBrowserSettings();
  const { follows, favourites, history } = useStore(saved);
  const half = history.filter(isUnfinished);
  const empty = follows.length + favourites.length + history.length === 0;
  if (empty) {
    return (
      <p className="max-w-[34ch] py-16 font-display text-3xl leading-tight font-bold tracking-[-0.02em]">
        {savedWords.nothing}{' '}
        <Link href="/shows" className="underline underline-offset-4">
          {savedWords.findShows}
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      <Section title={savedWords.fresh} shown={fresh.length > 0}>
        {fresh.map((show) => (
          <ShowLine key={show.id} show={show} note={show.residents.map(({ name }) => name).join(', ')} />
        ))}
      </Section>
      <Section title={savedWords.halfHeard} shown={half.length > 0}>
        {half.map(({ show, position, duration }) => (
          <ShowLine
            key={show.id}
            show={show}
            note={fill(savedWords.position, { position: clock(position), duration: clock(duration) })}
          />
        ))}
      </Section>
      <Section title={savedWords.favourites} shown={favourites.length > 0}>
        {favourites.map(({ show }) => (
          <ShowLine key={show.id} show={show}>
            <button
              type="button"
              className="button-quiet"
              aria-label={fill(savedWords.removeFavourite, { title: show.title })}
              onClick={() => askToRemove({ kind: 'favourite', show })}
            >
              {savedWords.remove}
            </button>
          </ShowLine>
        ))}
      </Section>
      <Section title={savedWords.following} shown={follows.length > 0}>
        {follows.map((followed) => (
          <li key={`${followed.kind} ${followed.id}`} className="saved-line">
            <Link href={`/${followed.kind}s/${followed.id}`} className="saved-title">
              {followed.name}
            </Link>
            <button
              type="button"
              className="button-quiet"
              aria-label={fill(savedWords.stopFollowing, { name: followed.name })}
              onClick={() => askToRemove({ kind: 'follow', followed })}
            >
              {savedWords.remove}
            </button>
          </li>
        ))}
        <NotifyButton />
        <li className="saved-line">
          <button
            type="button"
            className="button-quiet"
            onClick={() => downloadFollows(follows, station, siteUrl || location.origin)}
          >
            {savedWords.takeToPodcasts}
          </button>
        </li>
      </Section>
      <Section title={savedWords.history} shown={history.length > 0}>
        {history.map(({ show, at }) => (
          <ShowLine key={show.id} show={show} note={new Date(at).toLocaleDateString(locale())} />
        ))}
      </Section>
      <Ownership hasHistory={history.length > 0} />
    </>
  );
}

function Section({ title, shown, children }: { title: string; shown: boolean; children: React.ReactNode }) {
  if (!shown) return null;
  return (
    <section aria-label={title} className="mt-12">
      <SectionHead title={title} />
      <ul>{children}</ul>
    </section>
  );
}

function ShowLine({
  show,
  note,
  children,
}: {
  show: PlayableShow;
  note?: string;
  children?: React.ReactNode;
}) {
  return (
    <li className="saved-line">
      <Picture picture={show.picture} sizes="64px" decorative className="saved-art" />
      <PlayButton show={{ ...show, genres: [], guests: [] }} />
      <Link href={`/shows/${show.id}`} className="saved-title">
        {show.title}
      </Link>
      {note && <span className="font-mono text-xs text-muted">{note}</span>}
      {children}
    </li>
  );
}

/** Erases everything that is saved, and the push subscription that the station has stored. */
function eraseAll(contentHost: string): void {
  clearSaved();
  import('./push/push.ts')
    .then(({ removeSubscription }) => removeSubscription(contentHost))
    .catch((error: unknown) => console.warn('The push subscription could not be removed:', error));
}

/** Buttons to export and to erase everything that is saved. */
function Ownership({ hasHistory }: { hasHistory: boolean }) {
  const [asking, setAsking] = useState(false);
  const { contentHost } = useBrowserSettings();
  return (
    <section
      aria-label={savedWords.yourData}
      className="mt-16 flex flex-wrap gap-2 border-t border-rule pt-6"
    >
      <button type="button" className="button-quiet" onClick={() => downloadSaved(saved.getState())}>
        {savedWords.export}
      </button>
      {hasHistory && (
        <button type="button" className="button-quiet" onClick={clearHistory}>
          {savedWords.eraseHistory}
        </button>
      )}
      {asking ? (
        <>
          <button type="button" className="button-strong" onClick={() => eraseAll(contentHost)}>
            {savedWords.eraseAllNow}
          </button>
          <button type="button" className="button-quiet" onClick={() => setAsking(false)}>
            {savedWords.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          {savedWords.eraseAll}
        </button>
      )}
    </section>
  );
}
