/** How many requests are allowed at once, and how many tokens come back each second. */
export type Allowance = { burst: number; perSecond: number };

type Bucket = { tokens: number; at: number };

/**
 * A token bucket for each key, such as a client address. Beyond `maxKeys` the bucket that was used longest ago is
 * forgotten, so it counts as full.
 */
export function createTokenBuckets({ maxKeys, now }: { maxKeys: number; now: () => number }) {
  const buckets = new Map<string, Bucket>();

  function tokensOf(key: string, { burst, perSecond }: Allowance): number {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    const seconds = Math.max(0, now() - bucket.at) / 1000;
    return Math.min(burst, bucket.tokens + seconds * perSecond);
  }

  function set(key: string, tokens: number): void {
    buckets.delete(key);
    if (buckets.size >= maxKeys) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(key, { tokens, at: now() });
  }

  return {
    /** Takes a token and returns 0; if there is none, returns the seconds until there is one. */
    take(key: string, allowance: Allowance): number {
      const tokens = tokensOf(key, allowance);
      set(key, tokens >= 1 ? tokens - 1 : tokens);
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / allowance.perSecond);
    },
    giveBack(key: string, allowance: Allowance): void {
      set(key, Math.min(allowance.burst, tokensOf(key, allowance) + 1));
    },
  };
}
