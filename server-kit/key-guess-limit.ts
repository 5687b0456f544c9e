import { createHash } from 'node:crypto';
import { clientAddressPrefix } from './client-address-prefix.ts';
import type { Log } from './log.ts';

const FREE_GUESSES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const FORGET_AFTER_MS = 60 * 60_000;
const MAX_CLIENTS = 20_000;
const MAX_KEYS = 100;

type Client = {
  /** Hashes of the keys that were tried from this address, and whether each was wrong. */
  keys: Map<string, boolean>;
  /** When a key that was not tried before is allowed again. */
  until: number;
  seen: number;
};

export type KeyGuessLimit = ReturnType<typeof createKeyGuessLimit>;

/**
 * Slows down clients that try one key after another: a few tries are free, then each wait is twice the last, up to a
 * quarter of an hour. Only new keys count: an encoder that repeats a wrong password learns nothing, and a client that has
 * used the right key is never slowed down by others at the same address.
 */
export function createKeyGuessLimit(log: Log, now: () => number = Date.now) {
  const clients = new Map<string, Client>();

  function clientAt(address: string): Client {
    const prefix = clientAddressPrefix(address);
    const known = clients.get(prefix);
    const isRecent = known !== undefined && now() - known.seen < FORGET_AFTER_MS;
    const client: Client = isRecent ? known : { keys: new Map(), until: 0, seen: 0 };
    client.seen = now();
    setNewest(clients, prefix, client, MAX_CLIENTS);
    return client;
  }

  return {
    /** Seconds until this key may be tried, 0 if it may be tried now. */
    secondsToWait(address: string, given: string): number {
      const client = clientAt(address);
      const key = hashOf(given);
      const wasWrong = client.keys.get(key);
      if (wasWrong === undefined && now() < client.until) return Math.ceil((client.until - now()) / 1000);
      setNewest(client.keys, key, wasWrong ?? false, MAX_KEYS);
      if (wasWrong === undefined) client.until = now() + waitAfter(client.keys.size);
      return 0;
    },
    wasWrong(address: string, given: string): void {
      const { keys, until } = clientAt(address);
      const key = hashOf(given);
      if (keys.get(key)) return;
      setNewest(keys, key, true, MAX_KEYS);
      const secondsToNext = Math.max(0, Math.ceil((until - now()) / 1000));
      log.warn('wrong key or password', { from: clientAddressPrefix(address), secondsToNext });
    },
  };
}

/** Sets an entry as the newest; removes the oldest when there are too many. */
function setNewest<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  if (map.size >= max) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
}

/** Of all of it: what is tried may be at its end. */
function hashOf(given: string): string {
  return createHash('sha256').update(given).digest('base64url');
}

function waitAfter(keys: number): number {
  return keys < FREE_GUESSES ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** (keys - FREE_GUESSES));
}
