import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../api/problem.ts';
import { deleteForGood, listSetAside, putBack, type SetAside } from '../api/set-aside.ts';
import { authorInWords } from '../documents/author-in-words.ts';
import { dayAndTime } from '../documents/times.ts';
import { sizeInWords } from '../recording/size-in-words.ts';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import { MediaKinds } from './media-kinds.tsx';

const words: Record<SetAside['kind'], string> = {
  picture: 'picture',
  recording: 'recording',
  clip: 'film',
  captions: 'captions',
  preparation: 'taken off a show',
};

/** Pictures and files that were deleted or replaced in the last thirty days. */
export function DeletedMedia() {
  const deleted = useQuery({ queryKey: ['set-aside'], queryFn: listSetAside });
  const queries = useQueryClient();
  const { zone } = useSession().station;
  const [doomed, setDoomed] = useState<SetAside | null>(null);
  useEffect(() => {
    document.title = 'Media – Studio';
  }, []);

  async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      showToast(done);
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
    setDoomed(null);
    for (const queryKey of [['set-aside'], ['media'], ['media-item'], ['media-files'], ['recording']])
      await queries.invalidateQueries({ queryKey });
  }

  return (
    <div className="screen">
      <div className="screen-head">
        <h1>Media</h1>
      </div>
      <MediaKinds />
      {deleted.isError ? (
        <Notice title="What was deleted could not be loaded" isAlert>
          {sentenceOf(deleted.error)}
        </Notice>
      ) : deleted.isPending ? (
        <p className="shell-loading">Loading …</p>
      ) : deleted.data.length === 0 ? (
        <Notice title="Nothing was deleted">What is deleted or replaced can be put back for 30 days.</Notice>
      ) : (
        <ul className="plain-list" aria-label="Deleted">
          {deleted.data.map((item) => (
            <li key={item.id}>
              <span>
                <strong className="media-file-name">{item.name}</strong>{' '}
                <span className="muted">
                  {item.isReplaced ? 'replaced picture' : words[item.kind]}, {sizeInWords(item.bytes)}
                </span>
              </span>
              <span className="muted">
                <time dateTime={item.at}>{dayAndTime(item.at, zone)}</time> {authorInWords(item.author)}
              </span>
              <span className="rows-actions">
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => void attempt(() => putBack(item.id), `${item.name} is back.`)}
                >
                  Put back<span className="only-read"> {item.name}</span>
                </button>
                <button
                  type="button"
                  className="button button-small button-plain"
                  onClick={() => setDoomed(item)}
                >
                  Delete for good<span className="only-read"> {item.name}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <Dialog title={`Delete ${doomed.name} for good`} closesBeside onClose={() => setDoomed(null)}>
          <p>Its file is removed from the disk now. Nobody can put it back afterwards.</p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setDoomed(null)}>
              Keep it
            </button>
            <button
              type="button"
              className="button button-strong"
              onClick={() =>
                void attempt(() => deleteForGood(doomed.id), `${doomed.name} is deleted for good.`)
              }
            >
              Delete for good
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
