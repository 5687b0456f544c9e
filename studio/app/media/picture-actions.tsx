import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type MediaItem, type MediaUses, removeMedia, sendPicture } from '../api/media.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { navigate } from '../router/location.ts';
import { showSetAside } from '../set-aside/show-set-aside.ts';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';

type ActionsProps = { media: MediaItem & { uses: MediaUses }; onReplaced: () => void };

/** Replaces or deletes a picture. Both can be undone for thirty days. */
export function PictureActions({ media, onReplaced }: ActionsProps) {
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [replacement, setReplacement] = useState<File | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const { name, sha256, uses } = media;
  const where =
    uses.total === 0 ? 'nowhere yet' : uses.total === 1 ? 'in one place' : `in ${uses.total} places`;

  function refresh(): void {
    void queries.invalidateQueries({ queryKey: ['media'] });
    void queries.invalidateQueries({ queryKey: ['media-item', name] });
    onReplaced();
  }

  async function replace(given: File): Promise<void> {
    const { signal } = startSending();
    setPart(0);
    setProblem('');
    try {
      const { setAside } = await sendPicture(name, given, setPart, { replaces: sha256, signal });
      setReplacement(null);
      refresh();
      const text = `${name} is replaced wherever it is shown.`;
      if (setAside) showSetAside(text, setAside, refresh);
      else showToast(text);
    } catch (error) {
      // The station may have had the whole file before the request was aborted.
      if (signal.aborted) return refresh();
      setProblem(sentenceOf(error));
      if (isStatus(error, 412)) onReplaced();
    }
    setPart(null);
  }

  async function remove(): Promise<void> {
    setProblem('');
    try {
      const { setAside } = await removeMedia(name);
      void queries.invalidateQueries({ queryKey: ['media'] });
      navigate('/media');
      showSetAside(`${name} is deleted. It can be put back for 30 days.`, setAside, refresh);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  function startSending(): AbortController {
    sending.current = new AbortController();
    return sending.current;
  }

  const close = () => {
    sending.current?.abort();
    setPart(null);
    setReplacement(null);
    setDeleting(false);
    setProblem('');
  };
  return (
    <div className="rows-actions">
      <button type="button" className="button" onClick={() => file.current?.click()}>
        Replace everywhere
      </button>
      <button type="button" className="button" onClick={() => setDeleting(true)}>
        Delete
      </button>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label="File of the new picture"
        onChange={({ target }) => {
          setReplacement(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      {replacement && (
        <Dialog title="Replace everywhere" closesBeside onClose={close}>
          <p>
            “{replacement.name}” takes the place of {name}, which is shown {where}. The old one can be put
            back for 30 days.
          </p>
          {part !== null && <progress aria-label={`Upload of ${replacement.name}`} max={1} value={part} />}
          {problem && (
            <p className="field-fault" role="alert">
              {problem}
            </p>
          )}
          <div className="dialog-actions">
            <button type="button" className="button" onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="button button-strong"
              disabled={part !== null}
              onClick={() => void replace(replacement)}
            >
              Replace
            </button>
          </div>
        </Dialog>
      )}
      {isDeleting && (
        <Dialog title={`Delete ${name}`} closesBeside onClose={close}>
          {uses.total > 0 ? (
            <p>
              It is shown {where}, so it stays. Take it out of what is named under “Where it is used” first.
            </p>
          ) : (
            <p>No document shows it. It can be put back for 30 days.</p>
          )}
          {problem && (
            <p className="field-fault" role="alert">
              {problem}
            </p>
          )}
          <div className="dialog-actions">
            <button type="button" className="button" onClick={close}>
              {uses.total > 0 ? 'Close' : 'Keep it'}
            </button>
            {uses.total === 0 && (
              <button type="button" className="button button-strong" onClick={() => void remove()}>
                Delete
              </button>
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}
