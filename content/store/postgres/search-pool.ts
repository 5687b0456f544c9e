import { SearchBusy } from '../../search/search-busy.ts';
import type { SearchReads } from '../tables/search.ts';
import { openPool, type Pool } from './connection.ts';
import { searchReads } from './search.ts';

const maxAtOnce = 3;
/** Waiting and running together take less time than the site waits for a response. */
const maxWaitMs = 4_000;
const maxRunMs = 5_000;
const tookTooLong = '57014';

/** Searches have connections of their own, so that pages and writes go on however many or slow searches are. */
export function openSearchPool(url: string): { pool: Pool; search: SearchReads } {
  const pool = openPool(url, { max: maxAtOnce, connection: { statement_timeout: maxRunMs } });
  const { count, ranked, playedIn, newestTracks } = searchReads(pool);
  const inTurn = createTurns();
  return {
    pool,
    search: {
      count: (...asked) => inTurn(() => count(...asked)),
      ranked: (...asked) => inTurn(() => ranked(...asked)),
      playedIn: (...asked) => inTurn(() => playedIn(...asked)),
      newestTracks: (...asked) => inTurn(() => newestTracks(...asked)),
    },
  };
}

/** Runs so many calls at once and the rest in order; one that has waited too long is refused before it begins. */
function createTurns() {
  const waiting = new Set<() => void>();
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < maxAtOnce) return void running++;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const late = setTimeout(() => {
      waiting.delete(resolve);
      reject(new SearchBusy());
    }, maxWaitMs);
    await promise.finally(() => clearTimeout(late));
  }

  function giveTurn(): void {
    const [next] = waiting;
    if (!next) return void running--;
    waiting.delete(next);
    next();
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn();
    try {
      return await work();
    } catch (error) {
      throw (error as { code?: string }).code === tookTooLong ? new SearchBusy() : error;
    } finally {
      giveTurn();
    }
  };
}
