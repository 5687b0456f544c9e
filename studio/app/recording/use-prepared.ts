import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../api/problem.ts';
import { type Prepared, readPrepared } from '../api/recordings.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { firstSlugOf, isNewSlug } from '../documents/slug-aliases.ts';
import { showToast } from '../ui/toasts.tsx';

const pollMs = 1_000;
const busy: Prepared['state'][] = ['uploading', 'measuring', 'making'];

const isBusy = (prepared: Prepared | null) => prepared !== null && busy.includes(prepared.state);

/** The preparation of the open show's recording, as the station reports it. */
export function usePrepared() {
  const open = useOpenDocument();
  const queries = useQueryClient();
  const key = ['recording', firstSlugOf('show', open.slug)];
  const query = useQuery({
    queryKey: key,
    queryFn: () => readPrepared(open.slug),
    enabled: !isNewSlug(open.slug),
    refetchInterval: ({ state }) => (isBusy(state.data ?? null) ? pollMs : false),
    refetchIntervalInBackground: true,
  });
  const prepared = query.data ?? null;
  useAttached(prepared);

  return {
    prepared,
    /** Whether the station has not responded yet. */
    isLoading: query.isLoading,
    /** Reads the state again, and takes over a recording that the station has given the show. */
    async refresh(): Promise<void> {
      await open.refresh();
      await queries.invalidateQueries({ queryKey: key });
    },
    /** Sends a request, then shows the new state or why it was refused. */
    async ask(work: (slug: string) => Promise<{ recording: Prepared | null }>): Promise<boolean> {
      try {
        const { recording } = await work(open.slug);
        // A read that is under way may return the state before this one.
        await queries.cancelQueries({ queryKey: key });
        queries.setQueryData(key, recording);
        return true;
      } catch (error) {
        showToast(sentenceOf(error), { isBad: true });
        return false;
      }
    },
  };
}

/** Takes over the recording into the form when the station has given it to the show. Other fields stay as they are. */
function useAttached(prepared: Prepared | null): void {
  const open = useOpenDocument();
  const taken = useRef<string | null>(null);
  const attached = prepared?.attached ?? null;
  const present = (open.form.recording as { name?: string } | null | undefined)?.name;
  useEffect(() => {
    if (!attached || taken.current === attached) return;
    taken.current = attached;
    if (present === attached) return;
    open.refresh().then(
      ({ live }) => {
        const isLive = (live?.recording as { name?: string } | null | undefined)?.name === attached;
        showToast(
          isLive
            ? 'The recording is in the show, and visitors can hear it.'
            : 'The recording is in the show.',
        );
      },
      () => {
        taken.current = null;
      },
    );
  }, [attached, present, open]);
}
