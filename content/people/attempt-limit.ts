import { createTokenBuckets } from '@longwave/server-kit/token-buckets.ts';
import { HttpError } from '../http/http-error.ts';

const maxKeys = 20_000;

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/** So many attempts at once, and one more each so many seconds; for each key, such as an e-mail or a client address. */
export function createAttemptLimit(burst: number, secondsForOne: number, now: () => number) {
  const buckets = createTokenBuckets({ maxKeys, now });
  const allowance = { burst, perSecond: 1 / secondsForOne };
  return {
    /** Throws when there have been too many. Counted before it is known how it ends: many may be tried side by side. */
    take(key: string): void {
      const seconds = buckets.take(key, allowance);
      if (seconds > 0)
        throw new HttpError(429, `Too many attempts. Try again in ${seconds} s.`, undefined, {
          'retry-after': String(seconds),
        });
    },
    /** The attempt was right and does not count. */
    giveBack(key: string): void {
      buckets.giveBack(key, allowance);
    },
  };
}

/**
 * Ten wrong passwords for one e-mail, thirty from one client address, ten for proving again within one session. Whether there is
 * such an e-mail makes no difference.
 */
export function createSignInLimits(now: () => number) {
  const [byEmail, byClient] = [createAttemptLimit(10, 60, now), createAttemptLimit(30, 10, now)];
  return {
    bySession: createAttemptLimit(10, 60, now),
    take(client: string, email?: string): void {
      byClient.take(client);
      if (email !== undefined) byEmail.take(email);
    },
    giveBack(client: string, email?: string): void {
      byClient.giveBack(client);
      if (email !== undefined) byEmail.giveBack(email);
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;
