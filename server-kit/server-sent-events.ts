import { EventSourceParserStream } from 'eventsource-parser/stream';

export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type Options = {
  /** Milliseconds after which a reader reconnects when it has lost the stream. */
  retryMs?: number;
  heartbeatMs?: number;
  /** Unread events after which the stream is closed; the reader then reconnects and gets what it missed. */
  maxBehind?: number;
  /** Unread bytes after which the stream is closed. A reader that is far behind in both is disconnected a little earlier. */
  maxBytesBehind?: number;
  /** Called once when either side has ended the stream. */
  onClose?(): void;
};

/** A stream of events for one reader, as the body of a response with `eventStreamHeaders`. */
export function createEventStream(options: Options = {}) {
  const { retryMs = 2_000, heartbeatMs = 20_000, maxBehind = 1_000, onClose } = options;
  const { maxBytesBehind = 8 * 1024 * 1024 } = options;
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs).unref();

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(created) {
        controller = created;
        write(`retry: ${retryMs}\n\n`);
      },
      cancel: () => end(),
    },
    // The size of an event is its share of the largest backlog.
    { highWaterMark: 0, size: ({ length }) => Math.max(1 / maxBehind, length / maxBytesBehind) },
  );

  function write(text: string): void {
    if (!controller) return;
    if ((controller.desiredSize ?? 0) < -1) close();
    else controller.enqueue(encoder.encode(text));
  }

  function end(): void {
    clearInterval(heartbeat);
    controller = undefined;
    onClose?.();
  }

  function close(): void {
    if (!controller) return;
    controller.close();
    end();
  }

  return {
    body,
    send({ event, id, data }: { event?: string; id?: string | number; data: unknown }): void {
      const eventLine = event === undefined ? '' : `event: ${event}\n`;
      const idLine = id === undefined ? '' : `id: ${id}\n`;
      write(`${eventLine}${idLine}data: ${JSON.stringify(data)}\n\n`);
    },
    close,
  };
}

export type EventStream = ReturnType<typeof createEventStream>;

/** Longest line, in characters; a longer one is no event of ours and ends the stream with an error. */
const maxBufferSize = 8 * 1024 * 1024;

/** The events of a response body, as they arrive. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ id: string | undefined; data: string }> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { id, data } of text.pipeThrough(new EventSourceParserStream({ maxBufferSize })))
    yield { id, data };
}
