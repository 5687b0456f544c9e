import type { MessagePort } from 'node:worker_threads';
import { type Ask, bodyWindow, type FromAnswerer, type FromAsker, ownBytes } from './messages.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What is known of a request that is being answered. */
type Underway = {
  /** The request's body, where it comes in parts. */
  body?: ReadableStreamDefaultController<Uint8Array>;
  /** Bytes of the request's body that were taken and not yet said to be. */
  taken: number;
  /** The answer's body, where it goes in parts. */
  reader?: Reader;
  /** Bytes of the answer's body that may still be sent. */
  room: number;
  wake?: () => void;
  aborted: boolean;
};

/** Answers whoever asks over a port, as `answer` does. */
export function answerOver(port: MessagePort, answer: (request: Request) => Promise<Response>): void {
  const open = new Map<number, Underway>();
  const say = (message: FromAnswerer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  async function begin(asked: Ask): Promise<void> {
    const { id } = asked;
    const underway: Underway = { taken: 0, room: bodyWindow, aborted: false };
    open.set(id, underway);
    try {
      const request = requestOf(asked, underway);
      const response = request ? await answer(request) : new Response('Bad request\n', { status: 400 });
      if (underway.aborted) await response.body?.cancel();
      else await send(id, underway, response);
    } catch (error) {
      if (!underway.aborted)
        say({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      // Nobody reads the rest of a body that was refused.
      if (underway.body && !underway.aborted) say({ kind: 'more', id, bytes: Number.POSITIVE_INFINITY });
      open.delete(id);
    }
  }

  /** Undefined for what no Request can be made of. */
  function requestOf({ id, method, path, headers, body }: Ask, underway: Underway): Request | undefined {
    const init: RequestInit & { duplex: 'half' } = { method, headers: pairs(headers), duplex: 'half' };
    if (body === true)
      init.body = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(controller) {
            underway.body = controller;
          },
          pull() {
            if (underway.taken > 0) say({ kind: 'more', id, bytes: underway.taken });
            underway.taken = 0;
          },
          cancel() {
            delete underway.body;
            say({ kind: 'more', id, bytes: Number.POSITIVE_INFINITY });
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

  async function send(id: number, underway: Underway, response: Response): Promise<void> {
    const head = {
      kind: 'answer',
      id,
      status: response.status,
      headers: [...response.headers].flat(),
    } as const;
    if (!response.body) return say({ ...head, body: null });
    const reader = response.body.getReader() as Reader;
    underway.reader = reader;
    const first = await reader.read();
    if (first.done) return say({ ...head, body: new Uint8Array() });
    const length = Number(response.headers.get('content-length') ?? -1);
    const second = first.value.length === length ? 'whole' : await atOnce(reader.read());
    if (second === 'whole' || second.result?.done) {
      const body = ownBytes(first.value);
      return say({ ...head, body }, [body.buffer]);
    }
    say({ ...head, body: true });
    sendPart(id, underway, first.value);
    for (let next = await second.pending; !next.done; next = await reader.read()) {
      sendPart(id, underway, next.value);
      if (underway.room <= 0) await new Promise<void>((wake) => Object.assign(underway, { wake }));
      if (underway.aborted) return;
    }
    say({ kind: 'end', id });
  }

  function sendPart(id: number, underway: Underway, part: Uint8Array): void {
    const bytes = ownBytes(part);
    underway.room -= bytes.length;
    if (!underway.aborted) say({ kind: 'part', id, bytes }, [bytes.buffer]);
  }

  port.on('message', (message: FromAsker) => {
    if (message.kind === 'ask') return void begin(message);
    const underway = open.get(message.id);
    if (!underway) return;
    switch (message.kind) {
      case 'part':
        underway.taken += message.bytes.length;
        return underway.body?.enqueue(message.bytes);
      case 'end':
        underway.body?.close();
        delete underway.body;
        return;
      case 'more':
        underway.room += message.bytes;
        return underway.wake?.();
      case 'abort':
        return abort(underway);
    }
  });
  port.on('close', () => {
    for (const underway of open.values()) abort(underway);
  });
}

function abort(underway: Underway): void {
  underway.aborted = true;
  underway.body?.error(new Error('the request was given up'));
  delete underway.body;
  underway.reader?.cancel().catch(() => undefined);
  underway.wake?.();
}

/** What is read, if it is there already: most answers are in memory, and end right behind their first part. */
async function atOnce<T>(pending: Promise<T>): Promise<{ pending: Promise<T>; result?: T }> {
  const result = await Promise.race([
    pending,
    new Promise<undefined>((resolve) => {
      setImmediate(resolve, undefined);
    }),
  ]);
  return result === undefined ? { pending } : { pending, result };
}

function pairs(flat: string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? '', flat[at * 2 + 1] ?? '']);
}
