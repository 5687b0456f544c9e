import { EventSourceParserStream } from 'eventsource-parser/stream';

export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type Options = {
  /** Milliseconds after which a reader that lost the stream comes back. */
  retryMs?: number;
  heartbeatMs?: number;
  /** Events a reader may be behind; further behind the stream is closed, and the reader comes back for what it missed. */
  maxBehind?: number;
  /** The same in bytes. A reader far behind in both is closed a little earlier. */
  maxBytesBehind?: number;
  /** Called once, when either side has ended the stream. */
  onClose?(): void;
};

/** A stream of events for one reader: the body of a response with `eventStreamHeaders`. */
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
    // What waits is counted as a share of what may wait.
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

/** A line longer than this, in characters, is no event of ours, and ends the stream with an error. */
const maxBufferSize = 8 * 1024 * 1024;

/** Events of a response's body, as they come. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ id: string | undefined; data: string }> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { id, data } of text.pipeThrough(new EventSourceParserStream({ maxBufferSize })))
    yield { id, data };
}
