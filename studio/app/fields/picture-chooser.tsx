import { type Picture, picture } from '@longwave/contract/picture.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocuments } from '../api/documents.ts';
import { listMedia } from '../api/media.ts';
import { thumbnail } from '../api/pictures.ts';
import { sentenceOf } from '../api/problem.ts';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';

type ChooserProps = { onClose: () => void; onChoose: (chosen: Picture) => void };
type Found = { picture: Picture; name: string };

/** Dialog to choose one of the station's pictures: uploaded ones, newest first, and those that documents show. */
export function PictureChooser({ onClose, onChoose }: ChooserProps) {
  const [q, setQ] = useState('');
  // Hosts may not list the whole media library.
  const hasLibrary = useSession().person.role !== 'host';
  const found = useQuery({
    queryKey: ['pictures', q],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([hasLibrary ? uploaded(q, signal) : [], shownByDocuments(q, signal)]);
      return [...new Map(lists.flat().map((one) => [one.picture.name, one])).values()];
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title="Choose a picture" className="dialog-wide" focusOn="input" closesBeside onClose={onClose}>
      <Input
        label="Find a picture"
        hint={hasLibrary ? 'By its name or description, or by what shows it.' : 'By what shows it.'}
        type="search"
        value={q}
        onChange={setQ}
      />
      {found.isError && <p className="field-fault">{sentenceOf(found.error)}</p>}
      {found.data?.length === 0 && <p>No picture found.</p>}
      <ul className="picture-choices">
        {found.data?.map(({ picture: shown, name }) => (
          <li key={shown.name}>
            <button type="button" onClick={() => onChoose(shown)}>
              <img src={thumbnail(shown)} alt={shown.alt === name ? '' : shown.alt} loading="lazy" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}

async function uploaded(q: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await listMedia({ q, sort: 'newest', isUnused: false }, undefined, signal);
  return items.map((item) => ({ picture: item.picture, name: item.alt || item.name }));
}

async function shownByDocuments(q: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await listDocuments({ q, limit: 60 }, signal);
  return items.flatMap(({ picture: given, title }) => {
    const parsed = picture.safeParse(given);
    return parsed.success ? [{ picture: parsed.data, name: title }] : [];
  });
}
