import type { IncomingMessage } from 'node:http';

/** The id that the station's server has given to the request. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' ? id : undefined;
}
