import { groupedGenres } from '@longwave/contract/genres.ts';
import { backoffDelay } from '../browser/backoff.ts';
import { fetchContentJson } from '../content-call.ts';
import type { GenreGroup } from './genre-filter.ts';

/**
 * fetches the list of genres that is missing from the page, until it succeeds. Failures are only logged.
 * Returns a function that stops it.
 */
export function fetchGenresWithRetry(
  contentHost: string,
  onFound: (groups: GenreGroup[]) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchOnce(): Promise<void> {
    clearTimeout(timer);
    try {
      const list = await fetchContentJson(`${contentHost}/genres.json?grouped=1`, { signal });
      const { groups } = groupedGenres.parse(list);
      if (!signal.aborted) onFound(groups);
      ending.abort();
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error fetching genres:', error);
      timer = setTimeout(fetchOnce, backoffDelay(attempt++));
    }
  }

  addEventListener('online', fetchOnce, { signal });
  void fetchOnce();
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
