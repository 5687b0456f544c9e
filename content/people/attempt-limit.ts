import { clientAddressPrefix } from '@longwave/server-kit/client-address-prefix.ts';
import { createTokenBuckets } from '@longwave/server-kit/token-buckets.ts';
import { HttpError } from '../http/http-error.ts';

const maxKeys = 20_000;

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/** Limits attempts for each key, such as an e-mail or a client address: `burst` at once, and one more every `secondsForOne` seconds. */
export function createAttemptLimit(burst: number, secondsForOne: number, now: () => number) {
  const buckets = createTokenBuckets({ maxKeys, now });
  const allowance = { burst, perSecond: 1 / secondsForOne };
  return {
    /** Throws after too many attempts. Counts before the outcome is known, since many may be made in parallel. */
    take(key: string): void {
      const seconds = buckets.take(key, allowance);
      if (seconds > 0)
        throw new HttpError(429, `Too many attempts. Try again in ${seconds} s.`, undefined, {
          'retry-after': String(seconds),
        });
    },
    /** Takes back an attempt that was right. */
    giveBack(key: string): void {
      buckets.giveBack(key, allowance);
    },
  };
}

/**
 * Rate limits of signing in: ten attempts for an e-mail from one client address and a hundred from all addresses, so that nobody
 * locks its owner out from elsewhere; thirty from a client address, and ten within a session to prove again who one is. Whether
 * the e-mail exists makes no difference.
 */
export function createSignInLimits(now: () => number) {
  const [byEmail, byClient] = [createAttemptLimit(100, 10, now), createAttemptLimit(30, 10, now)];
  const byEmailAndClient = createAttemptLimit(10, 60, now);
  const keyOf = (client: string, email: string) => `${clientAddressPrefix(client)} ${email}`;
  return {
    bySession: createAttemptLimit(10, 60, now),
    take(client: string, email?: string): void {
      byClient.take(clientAddressPrefix(client));
      if (email === undefined) return;
      byEmailAndClient.take(keyOf(client, email));
      byEmail.take(email);
    },
    giveBack(client: string, email?: string): void {
      byClient.giveBack(clientAddressPrefix(client));
      if (email === undefined) return;
      byEmailAndClient.giveBack(keyOf(client, email));
      byEmail.giveBack(email);
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;
