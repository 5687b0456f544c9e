import type { Asker } from './asker.ts';

type PortFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** `fetch`, but another thread of this process answers. */
export function fetchOver(asker: Asker): PortFetch {
  return async (path, init = {}) => {
    const { method = 'GET', signal } = init;
    signal?.throwIfAborted();
    const headers = [...new Headers(init.headers)].flat();
    const body = init.body ? new Uint8Array(await new Response(init.body).arrayBuffer()) : null;
    return new Promise((resolve, reject) => {
      let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
      let taken = 0;
      const fail = (error: unknown) => {
        signal?.removeEventListener('abort', giveUp);
        parts?.error(error);
        reject(error);
      };
      const asked = asker.ask(
        { method, path, headers, body },
        {
          answered({ status, headers, body }) {
            const init = { status, headers: new Headers() };
            for (let at = 0; at < headers.length; at += 2)
              init.headers.append(headers[at] ?? '', headers[at + 1] ?? '');
            if (body !== true) signal?.removeEventListener('abort', giveUp);
            resolve(new Response(body === true ? follow() : (body as Uint8Array<ArrayBuffer> | null), init));
          },
          part(bytes) {
            taken += bytes.length;
            parts?.enqueue(bytes);
          },
          ended() {
            signal?.removeEventListener('abort', giveUp);
            parts?.close();
          },
          more() {},
          failed: fail,
        },
      );
      function giveUp(): void {
        asked.abort();
        fail(signal?.reason);
      }
      function follow(): ReadableStream<Uint8Array<ArrayBuffer>> {
        return new ReadableStream(
          {
            start(controller) {
              parts = controller;
            },
            pull() {
              if (taken > 0) asked.more(taken);
              taken = 0;
            },
            cancel() {
              signal?.removeEventListener('abort', giveUp);
              parts = undefined;
              asked.abort();
            },
          },
          { highWaterMark: 0 },
        );
      }
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  };
}
