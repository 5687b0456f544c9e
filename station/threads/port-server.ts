import type { MessagePort } from 'node:worker_threads';
import { withRequestId } from '@longwave/server-kit/request-id.ts';
import {
  bodyWindow,
  type ClientMessage,
  copyBytes,
  type RequestMessage,
  type ServerMessage,
} from './messages.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The state of a request until its response is sent. */
type OpenRequest = {
  /** Controller of the request's body, if it comes in parts. */
  body?: ReadableStreamDefaultController<Uint8Array>;
  /** Bytes of the request's body that were received and not yet granted again with `more`. */
  taken: number;
  /** Reader of the response's body, if it is sent in parts. */
  reader?: Reader;
  /** Bytes of the response's body that may still be sent. */
  room: number;
  wake?: () => void;
  aborted: boolean;
};

/** Responds to requests that arrive over a port. */
export function serveOverPort(port: MessagePort, respond: (request: Request) => Promise<Response>): void {
  const open = new Map<number, OpenRequest>();
  const post = (message: ServerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  async function handleRequest(message: RequestMessage): Promise<void> {
    const { id } = message;
    const state: OpenRequest = { taken: 0, room: bodyWindow, aborted: false };
    open.set(id, state);
    try {
      const request = requestOf(message, state);
      const response = request ? await respond(request) : new Response('Bad request\n', { status: 400 });
      if (state.aborted) await response.body?.cancel();
      else await send(id, state, response);
    } catch (error) {
      if (!state.aborted)
        post({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      // Nobody reads the rest of a refused body, so the client may send all of it.
      if (state.body && !state.aborted) post({ kind: 'more', id, bytes: Number.POSITIVE_INFINITY });
      open.delete(id);
    }
  }

  /** Undefined if the message does not make a valid Request. */
  function requestOf(
    { id, method, path, headers, body }: RequestMessage,
    state: OpenRequest,
  ): Request | undefined {
    const init: RequestInit & { duplex: 'half' } = { method, headers: toPairs(headers), duplex: 'half' };
    if (body === true)
      init.body = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(controller) {
            state.body = controller;
          },
          pull() {
            if (state.taken > 0) post({ kind: 'more', id, bytes: state.taken });
            state.taken = 0;
          },
          cancel() {
            delete state.body;
            post({ kind: 'more', id, bytes: Number.POSITIVE_INFINITY });
          },
        },
        { highWaterMark: 0 },
      );
    else if (body) init.body = body as Uint8Array<ArrayBuffer>;
    try {
      return new Request(`http://thread${path}`, init);
    } catch {
      return undefined;
    }
  }

  async function send(id: number, state: OpenRequest, response: Response): Promise<void> {
    const head = {
      kind: 'response',
      id,
      status: response.status,
      headers: [...response.headers].flat(),
    } as const;
    if (!response.body) return post({ ...head, body: null });
    const reader = response.body.getReader() as Reader;
    state.reader = reader;
    const first = await reader.read();
    if (first.done) return post({ ...head, body: new Uint8Array() });
    const length = Number(response.headers.get('content-length') ?? -1);
    const second = first.value.length === length ? 'whole' : await atOnce(reader.read());
    if (second === 'whole' || second.result?.done) {
      const body = copyBytes(first.value);
      return post({ ...head, body }, [body.buffer]);
    }
    post({ ...head, body: true });
    sendPart(id, state, first.value);
    for (let next = await second.pending; !next.done; next = await reader.read()) {
      sendPart(id, state, next.value);
      if (state.room <= 0) await new Promise<void>((wake) => Object.assign(state, { wake }));
      if (state.aborted) return;
    }
    post({ kind: 'end', id });
  }

  function sendPart(id: number, state: OpenRequest, part: Uint8Array): void {
    const bytes = copyBytes(part);
    state.room -= bytes.length;
    if (!state.aborted) post({ kind: 'part', id, bytes }, [bytes.buffer]);
  }

  port.on('message', (message: ClientMessage) => {
    if (message.kind === 'request')
      return void withRequestId(message.requestId, () => handleRequest(message));
    const state = open.get(message.id);
    if (!state) return;
    switch (message.kind) {
      case 'part':
        state.taken += message.bytes.length;
        return state.body?.enqueue(message.bytes);
      case 'end':
        state.body?.close();
        delete state.body;
        return;
      case 'more':
        state.room += message.bytes;
        return state.wake?.();
      case 'abort':
        return abort(state);
    }
  });
  port.on('close', () => {
    for (const state of open.values()) abort(state);
  });
}

function abort(state: OpenRequest): void {
  state.aborted = true;
  state.body?.error(new Error('the request was given up'));
  delete state.body;
  state.reader?.cancel().catch(() => undefined);
  state.wake?.();
}

/** The result if it is available at once: most responses are in memory, and end with their first part. */
async function atOnce<T>(pending: Promise<T>): Promise<{ pending: Promise<T>; result?: T }> {
  const result = await Promise.race([
    pending,
    new Promise<undefined>((resolve) => {
      setImmediate(resolve, undefined);
    }),
  ]);
  return result === undefined ? { pending } : { pending, result };
}

function toPairs(flat: string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? '', flat[at * 2 + 1] ?? '']);
}
