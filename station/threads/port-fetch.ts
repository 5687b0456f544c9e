import type { PortClient } from './port-client.ts';

type PortFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Like `fetch`, but another thread of this process responds. */
export function fetchOverPort(client: PortClient): PortFetch {
  return async (path, init = {}) => {
    const { method = 'GET', signal } = init;
    signal?.throwIfAborted();
    const headers = [...new Headers(init.headers)].flat();
    const body = init.body ? new Uint8Array(await new Response(init.body).arrayBuffer()) : null;
    return new Promise((resolve, reject) => {
      let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
      let taken = 0;
      const fail = (error: unknown) => {
        signal?.removeEventListener('abort', onAbort);
        parts?.error(error);
        reject(error);
      };
      const request = client.sendRequest(
        { method, path, headers, body },
        {
          onResponse({ status, headers, body }) {
            const init = { status, headers: new Headers() };
            for (let at = 0; at < headers.length; at += 2)
              init.headers.append(headers[at] ?? '', headers[at + 1] ?? '');
            if (body !== true) signal?.removeEventListener('abort', onAbort);
            resolve(
              new Response(body === true ? streamParts() : (body as Uint8Array<ArrayBuffer> | null), init),
            );
          },
          onPart(bytes) {
            taken += bytes.length;
            parts?.enqueue(bytes);
          },
          onEnd() {
            signal?.removeEventListener('abort', onAbort);
            parts?.close();
          },
          onMore() {},
          onError: fail,
        },
      );
      function onAbort(): void {
        request.abort();
        fail(signal?.reason);
      }
      function streamParts(): ReadableStream<Uint8Array<ArrayBuffer>> {
        return new ReadableStream(
          {
            start(controller) {
              parts = controller;
            },
            pull() {
              if (taken > 0) request.more(taken);
              taken = 0;
            },
            cancel() {
              signal?.removeEventListener('abort', onAbort);
              parts = undefined;
              request.abort();
            },
          },
          { highWaterMark: 0 },
        );
      }
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };
}
