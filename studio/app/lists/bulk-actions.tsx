import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { act, type ListQuery, moveToTrash, publishAgain, unpublish } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import { lazily } from '../ui/lazily.ts';
import { showToast } from '../ui/toasts.tsx';
import { type Bulk, runBulk } from './run-bulk.ts';
import { readAll, type useDocuments } from './use-documents.ts';
import type { Selection } from './use-selection.ts';

const BulkGenres = lazily(() => import('./bulk-genres.tsx'));

const bulks: Bulk[] = [
  {
    name: 'Publish',
    done: 'published',
    applies: ({ states }) => states.includes('draft') || states.includes('changed'),
    act: (item) => act(item, 'publish', item.version),
  },
  {
    name: 'Unpublish',
    done: 'taken off the site',
    applies: ({ states }) => states.includes('live'),
    act: async (item) => (await unpublish(item, item.version)).liveVersion,
    undo: async (item, liveVersion) => typeof liveVersion === 'number' && publishAgain(item, liveVersion),
  },
  {
    name: 'Move to trash',
    done: 'moved to the trash',
    applies: () => true,
    act: (item) => moveToTrash(item, item.version),
    undo: (item) => act(item, 'bring-back', '*'),
  },
];

type BulkProps = { kind: Kind; selection: Selection; query: ListQuery; documents: Documents };
type Documents = Pick<ReturnType<typeof useDocuments>, 'items' | 'total' | 'hasNextPage'>;

/** Toolbar with the actions on all chosen documents. */
export function BulkActions({ kind, selection, query, documents }: BulkProps) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState('');
  const [isOnGenres, setOnGenres] = useState(false);
  const chosen = [...selection.chosen.values()];
  if (chosen.length === 0) return null;
  const { items, total, hasNextPage } = documents;
  // More rows load while scrolling, so somebody who has chosen all loaded rows is offered to choose the whole list.
  const areMore = hasNextPage && chosen.length <= items.length && items.every(selection.has);

  async function chooseAll(): Promise<void> {
    setProgress('Choosing …');
    await readAll(query).then(selection.choose, (error) => showToast(sentenceOf(error), { isBad: true }));
    setProgress('');
  }

  async function run(bulk: Bulk): Promise<void> {
    await runBulk(bulk, chosen, {
      onProgress: setProgress,
      onDone: () => selection.drop(chosen),
      onChange: () => void queries.invalidateQueries({ queryKey: ['documents'] }),
    });
  }

  return (
    <div className="bulk" role="toolbar" aria-label="Chosen documents">
      <p role="status">
        {progress || `${chosen.length}${areMore && total !== undefined ? ` of ${total}` : ''} chosen`}
      </p>
      {areMore && (
        <button
          type="button"
          className="button button-small"
          disabled={progress !== ''}
          onClick={() => void chooseAll()}
        >
          Choose all{total !== undefined && ` ${total}`}
        </button>
      )}
      {bulks.map((bulk) => (
        <button
          key={bulk.name}
          type="button"
          className="button button-small"
          disabled={!chosen.some(bulk.applies) || progress !== ''}
          onClick={() => void run(bulk)}
        >
          {bulk.name}
        </button>
      ))}
      {kind.type === 'show' && (
        <button
          type="button"
          className="button button-small"
          disabled={progress !== ''}
          onClick={() => setOnGenres(true)}
        >
          Genres
        </button>
      )}
      <button type="button" className="button button-small button-plain" onClick={selection.clear}>
        Choose none
      </button>
      <Suspense>
        {isOnGenres && (
          <BulkGenres
            count={chosen.length}
            onClose={() => setOnGenres(false)}
            onChosen={(bulk) => {
              setOnGenres(false);
              void run(bulk);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
