import { type StationBrand, stationBrand } from '@longwave/contract/station-brand.ts';
import type { Log } from '@longwave/server-kit/log.ts';

const MAX_AGE_MS = 5_000;
const TIMEOUT_MS = 2_000;

export type FetchBrand = () => Promise<StationBrand>;

/** Fetches the station's name and brand when the room is opened; returns the last known ones while content is down. */
export function createBrandFetcher(
  fetchContent: (path: string, init?: RequestInit) => Promise<Response>,
  log: Log,
): FetchBrand {
  let known: StationBrand = { name: '', language: 'en', brand: null };
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> = Promise.resolve();

  async function fetchAgain(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetchContent('/station/brand.json', { signal });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      known = stationBrand.parse(await response.json());
    } catch (error) {
      log.warn('brand for the chat room not fetched', { error });
    }
  }

  return async () => {
    if (performance.now() - fetchedAt > MAX_AGE_MS) {
      fetchedAt = performance.now();
      fetching = fetchAgain();
    }
    await Promise.race([fetching, new Promise((late) => setTimeout(late, TIMEOUT_MS).unref())]);
    return known;
  };
}
