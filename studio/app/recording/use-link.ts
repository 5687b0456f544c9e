import { useEffect, useRef, useState } from 'react';
import { linkUpload } from '../api/recordings.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { isNewSlug } from '../documents/slug-aliases.ts';
import type { UploadState } from './recording-upload.ts';
import type { usePrepared } from './use-prepared.ts';

const retryMs = 10_000;

type Asking = Pick<ReturnType<typeof usePrepared>, 'prepared' | 'ask'>;

/** Links an upload to its show as soon as the station has both. After that, the window is needed only until the file is sent. */
export function useLink(upload: UploadState | null, { prepared, ask }: Asking, onTaken: () => void): void {
  const { slug } = useOpenDocument();
  const linked = useRef('');
  const [, redraw] = useState(0);
  const id = upload?.id ?? '';
  const isLinked = id !== '' && prepared?.upload === id;
  useEffect(() => {
    if (!id || isNewSlug(slug) || isLinked || linked.current === id) return;
    linked.current = id;
    void ask((show) => linkUpload(show, id)).then((isDone) => {
      if (!isDone)
        setTimeout(() => {
          linked.current = '';
          // Every render makes a new `ask`, so rendering again repeats the effect.
          redraw((count) => count + 1);
        }, retryMs);
    });
  }, [id, slug, isLinked, ask]);
  const isTaken = isLinked && prepared?.state !== 'uploading';
  useEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken, onTaken]);
}
