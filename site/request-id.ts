import type { IncomingMessage } from 'node:http';

/** The id the front has given a request, so that the logs of all parts tell the same one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' ? id : undefined;
}
