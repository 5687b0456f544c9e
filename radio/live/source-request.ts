import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a source client asks, whether Node's server or `raw-connections.ts` has read it. */
export type SourceRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

/** What is said to it. */
export type SourceAnswer = { status: number; type: string; body: string };

/** One line, whatever the client put into what is repeated to it: it also goes into the log. */
export function sentence(status: number, text: string): SourceAnswer {
  return { status, type: 'text/plain; charset=utf-8', body: `${text.replace(/\p{Cc}+/gu, ' ')}\n` };
}

export const CHALLENGE = 'Basic realm="source"';

/** The user name does not matter: clients send `source`, or whatever their owner typed. */
export function isAuthorised({ headers }: SourceRequest, password: string): boolean {
  const given = headers.authorization?.replace(/^Basic\s+/i, '') ?? '';
  const credentials = Buffer.from(given, 'base64').toString('utf8');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const said = credentials.slice(credentials.indexOf(':') + 1);
  return credentials.includes(':') && timingSafeEqual(digest(said), digest(password));
}

/** The name of the broadcast, as the client gives it. */
export function nameOf({ headers }: SourceRequest): string {
  const name = String(headers['ice-name'] ?? headers['x-audiocast-name'] ?? '').trim();
  return Buffer.from(name, 'latin1').toString('utf8').slice(0, 200);
}

/** Whether a PUT is an encoder's: it sends sound, says who broadcasts, or signs in the way only encoders do. */
export function isEncoder({ headers }: SourceRequest): boolean {
  return (
    /^(audio\/|application\/(x-)?ogg)/i.test(headers['content-type'] ?? '') ||
    /^Basic\s/i.test(headers.authorization ?? '') ||
    Object.keys(headers).some((name) => name.startsWith('ice-'))
  );
}
