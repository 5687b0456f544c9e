import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';

type ClientOf = (req: IncomingMessage) => string;

/**
 * Seconds to wait for a request that carries a key; the status of the response shows whether the key was wrong. What visitors carry as
 * `OAuth` is signed by the station, no key of staff is taken from there, and everybody behind one address has another.
 */
export function limitKeyGuesses(guesses: KeyGuessLimit, clientOf: ClientOf) {
  return (req: IncomingMessage, res: ServerResponse): number => {
    const key = req.headers.authorization;
    if (!key || /^OAuth /i.test(key)) return 0;
    const client = clientOf(req);
    const wait = guesses.secondsToWait(client, key);
    // Metrics are 404 without their token.
    const refusals = /^\/metrics(?:\?|$)/.test(req.url ?? '') ? [404] : [401, 403];
    if (wait === 0)
      res.once('finish', () => refusals.includes(res.statusCode) && guesses.wasWrong(client, key));
    return wait;
  };
}
