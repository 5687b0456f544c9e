import type { IncomingMessage, ServerResponse } from 'node:http';

const maxPerClient = 10;

/** A reader of the change feed holds a connection open: each client may have a few. */
export function createFeedReaders(clientOf: (req: IncomingMessage) => string) {
  const readers = new Map<string, number>();
  /** False when the client holds too many already. */
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
