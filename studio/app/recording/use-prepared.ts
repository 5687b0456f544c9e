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

/** How it stands with the recording of the open show, as the station says. */
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
    /** Whether the station has not said yet. */
    isLoading: query.isLoading,
    /** Looks again at what the station has, and takes over what it has given to the show. */
    async refresh(): Promise<void> {
      await open.refresh();
      await queries.invalidateQueries({ queryKey: key });
    },
    /** Asks for something, and shows how it stands then or what was refused. */
    async ask(work: (slug: string) => Promise<{ recording: Prepared | null }>): Promise<boolean> {
      try {
        const { recording } = await work(open.slug);
        // What is being read may say how it stood before.
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

/** The station has given the show its recording: the form takes it over, whatever else is being written in it. */
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
