import { useStore } from 'zustand';
import { useBrowserSettings, useStation } from '../root-data.ts';
import { Link } from '../ui/link.tsx';
import { clock } from '../ui/time.ts';
import { savedWords } from '../words/saved.ts';
import { fill, locale } from '../words/words.ts';
import { downloadFollows } from './export-follows.ts';
import { NewShowsSection } from './new-shows-section.tsx';
import { askToRemove } from './prompts/prompts.ts';
import { NotifyButton } from './push/notify-button.tsx';
import { isUnfinished } from './resume.ts';
import { saved } from './saved.ts';
import type { Favourite, Follow } from './saved-entries.ts';
import { SavedSection, ShowLine } from './saved-section.tsx';
import { useIsRestored, useRestoredSaved } from './use-saved.ts';
import { YourData } from './your-data.tsx';

/** Follows, favourites, unfinished shows and the listening history. */
export function SavedView() {
  useRestoredSaved();
  const restored = useIsRestored();
  // So high that what follows is below the first screen, before and after the entries are there.
  return <div className="min-h-[80dvh]">{restored && <SavedEntries />}</div>;
}

function SavedEntries() {
  const { follows, favourites, history } = useStore(saved);
  const half = history.filter(isUnfinished);
  if (follows.length + favourites.length + history.length === 0) return <NothingSaved />;
  return (
    <>
      {follows.length > 0 && <NewShowsSection />}
      {half.length > 0 && (
        <SavedSection title={savedWords.halfHeard}>
          {half.map(({ show, position, duration }) => (
            <ShowLine
              key={show.id}
              show={show}
              note={fill(savedWords.position, { position: clock(position), duration: clock(duration) })}
            />
          ))}
        </SavedSection>
      )}
      {favourites.length > 0 && <Favourites favourites={favourites} />}
      {follows.length > 0 && <Following follows={follows} />}
      {history.length > 0 && (
        <SavedSection title={savedWords.history}>
          {history.map(({ show, at }) => (
            <ShowLine key={show.id} show={show} note={new Date(at).toLocaleDateString(locale())} />
          ))}
        </SavedSection>
      )}
      <YourData hasHistory={history.length > 0} />
    </>
  );
}

function NothingSaved() {
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

function Favourites({ favourites }: { favourites: Favourite[] }) {
  return (
    <SavedSection title={savedWords.favourites}>
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
    </SavedSection>
  );
}

function Following({ follows }: { follows: Follow[] }) {
  const { name: station } = useStation();
  const { siteUrl } = useBrowserSettings();
  return (
    <SavedSection title={savedWords.following}>
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
    </SavedSection>
  );
}
