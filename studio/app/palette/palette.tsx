import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { listDocuments } from '../api/documents.ts';
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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(1, entries.length));
    else if (event.key === 'ArrowUp') setAt((current - 1 + entries.length) % Math.max(1, entries.length));
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
      <ul id="palette-list" role="listbox" aria-label="Found" className="palette-list">
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
      {entries.length === 0 && !found.isFetching && <p>Nothing found.</p>}
    </Dialog>
  );
}
