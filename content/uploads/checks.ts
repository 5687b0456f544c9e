import { checkInThread } from './check-in-thread.ts';
import type { Job, Outcome } from './check-upload.ts';

const minute = 60_000;
/** The speed of the slowest disk that a station may have; each byte is read twice. */
const minBytesPerMs = 5_000;
const tooLong =
  'It took too long to find out what is in it. Save it again with another program, and upload that.';

/** How long reading a file may take, in milliseconds. */
export const checkTimeFor = (bytes: number) => minute + Math.ceil(bytes / minBytesPerMs);

type Wanted = Job & { id: string; bytes: number };

/** Checks uploads one after the other; each check has a time limit and can be ended. */
export function createChecks(timeLimit: (bytes: number) => number = checkTimeFor) {
  const stop = new AbortController();
  let current: { id: string; abort: AbortController } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function check({ id, bytes, ...job }: Wanted): Promise<Outcome> {
    const abort = new AbortController();
    const expired = AbortSignal.timeout(timeLimit(bytes));
    current = { id, abort };
    try {
      return await checkInThread(job, AbortSignal.any([stop.signal, abort.signal, expired]));
    } catch (error) {
      if (expired.aborted && !stop.signal.aborted) return { reason: tooLong };
      throw error;
    } finally {
      current = undefined;
    }
  }

  return {
    stopped: stop.signal,
    /** `isWanted` is called when the upload's turn comes; `take` handles the outcome before the next check begins. */
    add(wanted: Wanted, isWanted: () => Promise<boolean>, take: (work: Promise<Outcome>) => Promise<void>) {
      last = last
        .then(async () => {
          if (!stop.signal.aborted && (await isWanted())) await take(check(wanted));
        })
        .catch(() => undefined);
    },
    end(id: string): void {
      if (current?.id === id) current.abort.abort();
    },
    async close(): Promise<void> {
      stop.abort();
      await last;
    },
  };
}
