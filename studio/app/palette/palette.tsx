import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listDocuments } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { hasWordsLike } from '../documents/has-words-like.ts';
import { kindOf, kinds } from '../documents/kinds.ts';
import { newSlug } from '../documents/slug-aliases.ts';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { screensFor } from '../shell/screens.ts';
import { Dialog } from '../ui/dialog.tsx';
import './palette.css';

type Entry = { id: string; name: string; note: string; open: () => void };

/** Finds any document and any action by typing. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { person } = useSession();
  const found = useQuery({
    queryKey: ['palette', typed],
    queryFn: ({ signal }) => listDocuments({ q: typed, limit: 12 }, signal),
    enabled: typed.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const words = typed.trim().toLowerCase();
  const go = (path: string) => () => {
    onClose();
    navigate(path);
  };
  const actions: Entry[] = [
    ...screensFor(person.role).map(({ path, name }) => ({
      id: path,
      name,
      note: 'go to',
      open: go(`/${path}`),
    })),
    ...(person.role === 'host'
      ? []
      : [{ id: 'move-in', name: 'Move in', note: 'go to', open: go('/move-in') }]),
    ...kinds
      .filter(({ type }) => person.role !== 'host' || type === 'show')
      .map(({ path, one }) => ({
        id: `new-${path}`,
        name: `New ${one}`,
        note: 'make',
        open: go(`/${path}/${newSlug()}`),
      })),
  ].filter(({ name }) => name.toLowerCase().includes(words));
  const documents: Entry[] = (words === '' ? [] : (found.data?.items ?? []))
    // Until the response comes, earlier results are offered only if they match the new text.
    .filter(({ title }) => !found.isPlaceholderData || hasWordsLike(title, typed))
    .flatMap(({ type, slug, title }) => {
      const kind = kindOf(type);
      return kind
        ? [{ id: `${type}/${slug}`, name: title, note: kind.one, open: go(`/${kind.path}/${slug}`) }]
        : [];
    });
  const entries = [...actions, ...documents];
  const current = Math.min(at, entries.length - 1);
  const list = useRef<HTMLUListElement>(null);
  const currentId = entries[current]?.id;
  // The focus stays in the text box, so the browser does not scroll to the selected option.
  useEffect(() => {
    if (currentId)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    // With text in the box, Home and End move the text cursor.
    const isFree = typed === '';
    if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(1, entries.length));
    else if (event.key === 'ArrowUp') setAt((current - 1 + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Home' && isFree) setAt(0);
    else if (event.key === 'End' && isFree) setAt(Math.max(0, entries.length - 1));
    else if (event.key === 'Enter') entries[current]?.open();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title="Find" className="palette" focusOn="input" closesBeside onClose={onClose}>
      <input
        role="combobox"
        aria-label="Find a document or an action"
        aria-expanded={entries.length > 0}
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={entries[current] ? `palette-${current}` : undefined}
        autoComplete="off"
        placeholder="A title, a name, “new show” …"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} id="palette-list" role="listbox" aria-label="Found" className="palette-list">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={entry.open}
          >
            {entry.name} <span className="choice-note">{entry.note}</span>
          </li>
        ))}
      </ul>
      {entries.length === 0 && !found.isFetching && (
        <p role="status">{found.isError ? sentenceOf(found.error) : 'Nothing found.'}</p>
      )}
    </Dialog>
  );
}
