import type { IncomingHttpHeaders } from 'node:http';
import { isSameKey } from '@longwave/server-kit/key-check.ts';

/** A request of a source client, read by Node or by `raw-connections.ts`. */
export type SourceRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

/** The response to a source request. */
export type SourceResponse = {
  status: number;
  type: string;
  body: string;
  /** Seconds. */
  retryAfter?: number;
};

/** A response of one line, because the text may repeat what the client sent, and is logged too. */
export function textResponse(status: number, text: string): SourceResponse {
  return { status, type: 'text/plain; charset=utf-8', body: `${text.replace(/\p{Cc}+/gu, ' ')}\n` };
}

export const CHALLENGE = 'Basic realm="source"';

/** The user name does not matter: clients send `source`, or whatever their owner typed. */
export function hasSourcePassword({ headers }: SourceRequest, password: string): boolean {
  const given = headers.authorization?.replace(/^Basic\s+/i, '') ?? '';
  const credentials = Buffer.from(given, 'base64').toString('utf8');
  return credentials.includes(':') && isSameKey(credentials.slice(credentials.indexOf(':') + 1), password);
}

/** The name of the broadcast, as the client sends it. */
export function broadcastName({ headers }: SourceRequest): string {
  const name = String(headers['ice-name'] ?? headers['x-audiocast-name'] ?? '').trim();
  return Buffer.from(name, 'latin1').toString('utf8').slice(0, 200);
}

/** Whether a PUT is from an encoder: judged by its content type, its Basic authorization or its `ice-` headers. */
export function isEncoderRequest({ headers }: SourceRequest): boolean {
  return (
    /^(audio\/|application\/(x-)?ogg)/i.test(headers['content-type'] ?? '') ||
    /^Basic\s/i.test(headers.authorization ?? '') ||
    Object.keys(headers).some((name) => name.startsWith('ice-'))
  );
}
