import type { MessagePort } from 'node:worker_threads';
import { currentRequestId } from '@longwave/server-kit/request-id.ts';
import {
  type ClientMessage,
  copyBytes,
  type RequestMessage,
  type ResponseMessage,
  type ServerMessage,
} from './messages.ts';

/** Called as the response to one request arrives. */
export type ResponseHandlers = {
  onResponse(response: ResponseMessage): void;
  onPart(bytes: Uint8Array): void;
  onEnd(): void;
  /** The receiver accepts this many more bytes of the request's body. */
  onMore(bytes: number): void;
  onError(error: Error): void;
};

/** A request that was sent and whose response may still arrive. */
export type OpenRequest = {
  part(bytes: Uint8Array): void;
  end(): void;
  more(bytes: number): void;
  abort(): void;
};

/** The thread that should respond is not running, or has ended before it responded. */
export class ThreadGone extends Error {}

export type PortClient = ReturnType<typeof createPortClient>;

/** Sends requests to another thread over a port. A restarted thread needs a new port. */
export function createPortClient() {
  let current: { port: MessagePort; open: Map<number, ResponseHandlers> } | undefined;
  let lastId = 0;

  function connect(port: MessagePort): void {
    const open = new Map<number, ResponseHandlers>();
    const connection = { port, open };
    current = connection;
    port.on('message', (message: ServerMessage) => dispatch(open, message));
    port.on('close', () => {
      if (current === connection) current = undefined;
      for (const handlers of open.values()) handlers.onError(new ThreadGone('the thread has ended'));
      open.clear();
    });
  }

  function sendRequest(
    request: Omit<RequestMessage, 'kind' | 'id' | 'requestId'>,
    handlers: ResponseHandlers,
  ): OpenRequest {
    if (!current) {
      queueMicrotask(() => handlers.onError(new ThreadGone('the thread is not there')));
      return { part() {}, end() {}, more() {}, abort() {} };
    }
    const { port, open } = current;
    const id = ++lastId;
    const send = (message: ClientMessage) => open.has(id) && port.postMessage(message);
    open.set(id, handlers);
    const requestId = currentRequestId();
    port.postMessage({ kind: 'request', id, requestId, ...request } satisfies RequestMessage);
    return {
      part(bytes) {
        const copy = copyBytes(bytes);
        if (open.has(id))
          port.postMessage({ kind: 'part', id, bytes: copy } satisfies ClientMessage, [copy.buffer]);
      },
      end: () => void send({ kind: 'end', id }),
      more: (bytes) => void send({ kind: 'more', id, bytes }),
      abort() {
        send({ kind: 'abort', id });
        open.delete(id);
      },
    };
  }

  return { connect, sendRequest, close: () => current?.port.close() };
}

function dispatch(open: Map<number, ResponseHandlers>, message: ServerMessage): void {
  const handlers = open.get(message.id);
  if (!handlers) return;
  if (message.kind === 'end' || message.kind === 'failed') open.delete(message.id);
  if (message.kind === 'response' && message.body !== true) open.delete(message.id);
  switch (message.kind) {
    case 'response':
      handlers.onResponse(message);
      break;
    case 'part':
      handlers.onPart(message.bytes);
      break;
    case 'more':
      handlers.onMore(message.bytes);
      break;
    case 'end':
      handlers.onEnd();
      break;
    case 'failed':
      handlers.onError(new Error(message.reason));
  }
}
