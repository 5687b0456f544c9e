import type { Change } from '@longwave/contract/changes.ts';
import {
  createEventStream,
  type EventStream,
  eventStreamHeaders,
} from '@longwave/server-kit/server-sent-events.ts';
import type { Store } from '../store/repository.ts';
import { HttpError } from './http-error.ts';

const maxHistory = 200;
const maxReaders = 100;
/** How much may be queued for a slow reader before its connection is closed; it reconnects and gets what it missed. */
const bounds = { maxBehind: 256, maxBytesBehind: 64 * 1024 };

/**
 * Sends readers the ids of changed pages that this process has built. The id of an event is the id of the process and the id in
 * the store's outbox. A reader that connects with the last id it has seen gets the events since then. If that id is of another
 * process, or of this one before a restart, the reader gets `all`, since its pages are not known here.
 */
export function createChangeFeed(store: Pick<Store, 'lastChange' | 'catchUp'>, process: string) {
  const readers = new Set<EventStream>();
  const history: Change[] = [];
  /** The history contains every change after this id. */
  let knownFrom = store.lastChange();
  let seq = store.lastChange();

  function send(stream: EventStream, change: Change): void {
    if (change.all || change.pages.length > 0) stream.send({ id: `${process}-${change.seq}`, data: change });
  }

  function greet(stream: EventStream, lastEventId: string | null): void {
    const [, from, id = ''] = /^(.+)-(\d{1,15})$/.exec(lastEventId ?? '') ?? [];
    const last = Number(id);
    if (from === process && last >= knownFrom && last <= store.lastChange())
      for (const change of history.filter((one) => one.seq > last)) send(stream, change);
    else send(stream, { seq: store.lastChange(), pages: [], all: true });
  }

  return {
    /** Called after every change of the store, even if no page has changed. */
    announce(pages: string[], all: boolean): void {
      const change = { seq: store.lastChange(), pages, all };
      if (change.seq === seq) {
        // The change is of this process only and has no id of its own, so a reader that reconnects cannot prove that it has seen it.
        history.length = 0;
        knownFrom = seq + 1;
      } else if (all || pages.length > 0) history.push(change);
      seq = change.seq;
      if (history.length > maxHistory) knownFrom = history.shift()?.seq ?? knownFrom;
      for (const stream of readers) send(stream, change);
    },
    async respond(request: Request): Promise<Response> {
      await store.catchUp();
      if (readers.size >= maxReaders) throw new HttpError(503, 'The change feed has too many readers');
      const stream = createEventStream({ ...bounds, onClose: () => readers.delete(stream) });
      readers.add(stream);
      greet(stream, request.headers.get('last-event-id'));
      request.signal.addEventListener('abort', () => stream.close(), { once: true });
      return new Response(stream.body, { headers: eventStreamHeaders });
    },
    close(): void {
      for (const stream of readers) stream.close();
    },
  };
}
