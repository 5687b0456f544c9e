import { groupedGenres } from '@longwave/contract/genres.ts';
import { contentJson } from '../content-call.ts';
import { waitBefore } from '../radio/backoff.ts';
import type { GenreGroup } from './genre-filter.ts';

/**
 * asks for the list of genres that a page came without, until it is there. A failure is only logged.
 * Returns how to stop.
 */
export function askForGenres(contentHost: string, found: (groups: GenreGroup[]) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    try {
      const list = await contentJson(`${contentHost}/genres.json?grouped=1`, { signal });
      const { groups } = groupedGenres.parse(list);
      if (!signal.aborted) found(groups);
      ending.abort();
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error fetching genres:', error);
      timer = setTimeout(ask, waitBefore(attempt++));
    }
  }

  addEventListener('online', ask, { signal });
  void ask();
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
