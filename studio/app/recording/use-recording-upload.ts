import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { firstSlugOf } from '../documents/slug-aliases.ts';
import { useSession } from '../session/session-store.ts';
import { RecordingUpload } from './recording-upload.ts';
import { readStoredUpload, removeStoredUpload, storeUpload } from './stored-upload.ts';

/** Uploads of this tab, by show. They go on while other screens are open. */
const running = new Map<string, RecordingUpload>();
const nothing = () => () => {};

/** The upload of a show's recording, from this visit or an earlier one. */
export function useRecordingUpload(slug: string) {
  const person = useSession().person.id;
  const show = firstSlugOf('show', slug);
  const [, redraw] = useState(0);
  const upload = running.get(show) ?? null;
  const state = useSyncExternalStore(upload?.subscribe ?? nothing, () => upload?.getState() ?? null);

  useEffect(() => {
    const stored = running.has(show) ? null : readStoredUpload(person, slug);
    if (!stored) return;
    const found = new RecordingUpload({ phase: 'checking', ...stored });
    running.set(show, found);
    void found.check();
    redraw((count) => count + 1);
  }, [person, show, slug]);

  const former = useRef(slug);
  const { id = '', filename = '', bytes = 0 } = state ?? {};
  useEffect(() => {
    if (former.current !== slug) removeStoredUpload(person, former.current);
    former.current = slug;
    if (id) storeUpload(person, slug, { id, filename, bytes });
  }, [person, slug, id, filename, bytes]);

  const isSending = state?.phase === 'sending' || state?.phase === 'waiting';
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);

  function forget(): void {
    running.delete(show);
    removeStoredUpload(person, slug);
    redraw((count) => count + 1);
  }

  return {
    state,
    send(file: File): void {
      const next = new RecordingUpload({ phase: 'sending', id: '', filename: file.name, bytes: file.size });
      running.set(show, next);
      void next.send(file, person);
      redraw((count) => count + 1);
    },
    pause: () => upload?.pause(),
    goOn: () => upload?.goOn(),
    async cancel(): Promise<void> {
      await upload?.cancel();
      forget();
    },
    forget,
  };
}
