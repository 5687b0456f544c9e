import { type FormEvent, useState } from 'react';
import { type ListedDocument, publishDocument, readDocument, saveDraft } from '../api/documents.ts';
import { namesOf, nextValue } from '../fields/field-props.ts';
import { ReferencesField } from '../fields/references-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import type { Bulk } from './run-bulk.ts';

type GenresProps = { count: number; onClose: () => void; onChosen: (bulk: Bulk) => void };

/** Dialog to add genres to all chosen shows and remove others. */
export default function BulkGenres({ count, onClose, onChosen }: GenresProps) {
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onChosen(
      genresBulk((genres) => [
        ...genres.filter((slug) => !removed.includes(slug)),
        ...added.filter((slug) => !genres.includes(slug)),
      ]),
    );
  }
  return (
    <Dialog
      title={`Genres of ${count === 1 ? 'one show' : `${count} shows`}`}
      className="bulk-genres"
      focusOn="input"
      onClose={onClose}
    >
      <form className="stack" onSubmit={submit}>
        <ReferencesField
          label="Add genres"
          type="genre"
          canMake
          value={added}
          onChange={(next) => setAdded((slugs) => namesOf(nextValue(next, slugs)))}
        />
        <ReferencesField
          label="Take off genres"
          type="genre"
          value={removed}
          onChange={(next) => setRemoved((slugs) => namesOf(nextValue(next, slugs)))}
        />
        <p className="muted">Visitors see it at once on shows that are live and have no newer draft.</p>
        <SubmitActions
          submit="Change the genres"
          onCancel={onClose}
          disabled={added.length + removed.length === 0}
        />
      </form>
    </Dialog>
  );
}

function genresBulk(change: (genres: string[]) => string[]): Bulk {
  return {
    name: 'Genres',
    done: 'given these genres',
    applies: ({ type }) => type === 'show',
    act: (item) => writeGenres(item, change),
    undo: (item, former) => writeGenres(item, () => namesOf(former)),
  };
}

/** Changes the genres of a show and returns the former ones. A draft stays a draft; a live show without one is published again. */
async function writeGenres(item: ListedDocument, change: (genres: string[]) => string[]): Promise<string[]> {
  const { live, draft, version } = await readDocument(item.type, item.slug);
  const form = draft ?? live;
  const former = namesOf(form?.genres);
  const genres = change(former);
  if (!form || genres.join() === former.join()) return former;
  await (draft ? saveDraft : publishDocument)({ ...form, genres }, version);
  return former;
}
