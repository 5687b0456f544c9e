import type { IncomingMessage, ServerResponse } from 'node:http';

const maxPerClient = 10;

/** Limits readers of the change feed for each client, since each holds a connection open. */
export function createFeedReaders(clientOf: (req: IncomingMessage) => string) {
  const readers = new Map<string, number>();
  /** Returns false if the client has too many already. */
  return function admit(req: IncomingMessage, res: ServerResponse): boolean {
    const client = clientOf(req);
    const held = readers.get(client) ?? 0;
    if (held >= maxPerClient) return false;
    readers.set(client, held + 1);
    res.once('close', () => {
      const left = (readers.get(client) ?? 1) - 1;
      if (left > 0) readers.set(client, left);
      else readers.delete(client);
    });
    return true;
  };
}
