import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GuessBrake } from '@longwave/radio/guess-brake.ts';

type ClientOf = (req: IncomingMessage) => string;

/**
 * Seconds to wait for a request that carries a key; whether the key was wrong is seen from the answer. What visitors carry as
 * `OAuth` is signed by the station, no key of staff is taken from there, and everybody behind one address has another.
 */
export function braked(guesses: GuessBrake, clientOf: ClientOf) {
  return (req: IncomingMessage, res: ServerResponse): number => {
    const key = req.headers.authorization;
    if (!key || /^OAuth /i.test(key)) return 0;
    const client = clientOf(req);
    const wait = guesses.secondsToWait(client, key);
    // Figures are hidden from whoever has not their token.
    const refusals = /^\/metrics(?:\?|$)/.test(req.url ?? '') ? [404] : [401, 403];
    if (wait === 0)
      res.once('finish', () => refusals.includes(res.statusCode) && guesses.wasWrong(client, key));
    return wait;
  };
}
