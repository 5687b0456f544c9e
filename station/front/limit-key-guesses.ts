import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';

type ClientOf = (req: IncomingMessage) => string;

/**
 * Returns the seconds that a request with a key has to wait; the status of the response shows whether the key was wrong.
 * `OAuth` tokens are exempt: the station signs them, no staff key is accepted there, and everybody at one address has
 * another token.
 */
export function limitKeyGuesses(guesses: KeyGuessLimit, clientOf: ClientOf) {
  return (req: IncomingMessage, res: ServerResponse): number => {
    const key = req.headers.authorization;
    if (!key || /^OAuth /i.test(key)) return 0;
    const client = clientOf(req);
    const wait = guesses.secondsToWait(client, key);
    // `/metrics` responds 404 without its token.
    const refusals = /^\/metrics(?:\?|$)/.test(req.url ?? '') ? [404] : [401, 403];
    if (wait === 0)
      res.once('finish', () => refusals.includes(res.statusCode) && guesses.wasWrong(client, key));
    return wait;
  };
}
