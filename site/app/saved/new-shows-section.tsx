import { useRef } from 'react';
import { savedWords } from '../words/saved.ts';
import { fill } from '../words/words.ts';
import { SavedSection, ShowLine } from './saved-section.tsx';
import { useNewShows } from './use-new-shows.ts';

const emptyMessages = {
  none: 'lookingForNew',
  complete: 'noneNew',
  failed: 'newFailed',
} as const;

/** what is new since the last visit. The line above the list is always there, so that nothing below moves. */
export function NewShowsSection() {
  const { check, listed, waiting, listWaiting } = useNewShows();
  const line = useRef<HTMLDivElement>(null);
  const message =
    listed.length > 0
      ? fill(savedWords.newListed, { count: listed.length })
      : savedWords[emptyMessages[check]];
  function onPress(): void {
    // The button goes away; the line takes its focus.
    line.current?.focus();
    listWaiting();
  }
  return (
    <SavedSection
      title={savedWords.fresh}
      lead={
        <div ref={line} role="status" tabIndex={-1} className="-mt-2 mb-3 flex min-h-11 items-center">
          {waiting.length > 0 ? (
            <button type="button" className="button-quiet" onClick={onPress}>
              {fill(savedWords.listNew, { count: waiting.length })}
            </button>
          ) : (
            <span className="text-muted">{message}</span>
          )}
        </div>
      }
    >
      {listed.map((show) => (
        <ShowLine key={show.id} show={show} note={show.residents.map(({ name }) => name).join(', ')} />
      ))}
    </SavedSection>
  );
}
