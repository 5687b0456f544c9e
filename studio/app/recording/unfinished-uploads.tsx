import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../api/problem.ts';
import { listOwnUploads, removeUpload, type UploadStatus } from '../api/uploads.ts';
import { showToast } from '../ui/toasts.tsx';
import { sizeInWords } from './size-in-words.ts';

const key = ['own-uploads'];

/** This person's unfinished uploads, which can be removed. Renders nothing when there are none. */
export function UnfinishedUploads() {
  const queries = useQueryClient();
  const { data = [] } = useQuery({ queryKey: key, queryFn: listOwnUploads });
  const unfinished = data.filter(({ state }) => state === 'uploading' || state === 'checking');
  if (unfinished.length === 0) return null;

  async function remove({ id }: UploadStatus): Promise<void> {
    try {
      await removeUpload(id);
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
    await queries.invalidateQueries({ queryKey: key });
  }

  return (
    <section className="unfinished-uploads" aria-label="Your unfinished uploads">
      <p className="field-hint">
        Your unfinished uploads. One that is removed stops, here and in every other window.
      </p>
      <ul>
        {unfinished.map((upload) => (
          <li key={upload.id}>
            <span>
              {upload.filename || upload.name}, {howFar(upload)}
            </span>
            <button type="button" className="button button-small" onClick={() => void remove(upload)}>
              Remove<span className="only-read"> {upload.filename || upload.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function howFar({ state, received, bytes }: UploadStatus): string {
  if (state === 'checking') return 'being checked';
  return `${Math.floor((100 * received) / (bytes || 1))}% of ${sizeInWords(bytes)}`;
}
