import { addressPrefix } from './address-prefix.ts';
import type { Log } from './log.ts';

const FREE_KEYS = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 60 * 60_000;
const MOST_CLIENTS = 20_000;
const MOST_KEYS = 100;
const LONGEST_KEY = 200;

type Client = {
  /** Keys that came from there, and whether each was found wrong. */
  keys: Map<string, boolean>;
  /** When a key may come that did not come before. */
  until: number;
  seen: number;
};

export type GuessBrake = ReturnType<typeof createGuessBrake>;

/**
 * Slows down whoever tries one key after another: a few are free, then each wait is twice the last, up to a quarter of
 * an hour. Only new keys count: an encoder that repeats a wrong password learns nothing, and whoever has the right one
 * goes on, whatever others try from the same address.
 */
export function createGuessBrake(log: Log, now: () => number = Date.now) {
  const clients = new Map<string, Client>();

  function clientAt(address: string): Client {
    const prefix = addressPrefix(address);
    const known = clients.get(prefix);
    const isRecent = known !== undefined && now() - known.seen < FORGOTTEN_AFTER_MS;
    const client: Client = isRecent ? known : { keys: new Map(), until: 0, seen: 0 };
    client.seen = now();
    renew(clients, prefix, client, MOST_CLIENTS);
    return client;
  }

  return {
    /** Seconds until this key may be tried, 0 for now. */
    secondsToWait(address: string, given: string): number {
      const client = clientAt(address);
      const key = given.slice(0, LONGEST_KEY);
      const wasWrong = client.keys.get(key);
      if (wasWrong === undefined && now() < client.until) return Math.ceil((client.until - now()) / 1000);
      renew(client.keys, key, wasWrong ?? false, MOST_KEYS);
      if (wasWrong === undefined) client.until = now() + waitAfter(client.keys.size);
      return 0;
    },
    wasWrong(address: string, given: string): void {
      const { keys, until } = clientAt(address);
      const key = given.slice(0, LONGEST_KEY);
      if (keys.get(key)) return;
      renew(keys, key, true, MOST_KEYS);
      const wait = Math.ceil((until - now()) / 1000);
      const next = wait > 0 ? `; another one in ${wait} s at the earliest` : '';
      log(`A wrong key or password came from ${addressPrefix(address)}${next}`);
    },
  };
}

/** Puts it last; the first goes when there are too many. */
function renew<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  if (map.size >= most) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
}

function waitAfter(keys: number): number {
  return keys < FREE_KEYS ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (keys - FREE_KEYS));
}
