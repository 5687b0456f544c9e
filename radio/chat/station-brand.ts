import { type StationBrand, stationBrand } from '@longwave/contract/station-brand.ts';
import type { Log } from '../log.ts';

const ASK_EVERY_MS = 5_000;
const PATIENCE_MS = 2_000;

export type AskBrand = () => Promise<StationBrand>;

/** The station's name and looks, asked for when the room is opened; while content cannot say, its last word counts. */
export function createStationBrand(
  fetchContent: (path: string, init?: RequestInit) => Promise<Response>,
  log: Log,
): AskBrand {
  let known: StationBrand = { name: '', language: 'en', brand: null };
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetchContent('/station/brand.json', { signal });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      known = stationBrand.parse(await response.json());
    } catch (error) {
      log(`Chat: content does not tell the station's name and colours: ${String(error)}`);
    }
  }

  return async () => {
    if (performance.now() - asked > ASK_EVERY_MS) {
      asked = performance.now();
      asking = ask();
    }
    await Promise.race([asking, new Promise((late) => setTimeout(late, PATIENCE_MS).unref())]);
    return known;
  };
}
