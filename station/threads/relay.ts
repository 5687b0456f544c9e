import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyWindow, type ResponseMessage } from './messages.ts';
import type { OpenRequest, PortClient } from './port-client.ts';

/** Relays a visitor's request to another thread; bodies are passed on as they arrive, no faster than they are read. */
export function relayRequest(
  client: PortClient,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
  { onError, onResponse }: { onError(error: Error): void; onResponse?(response: ResponseMessage): void },
): void {
  const hasBody = hasRequestBody(req);
  let room = bodyWindow;
  const request: OpenRequest = client.sendRequest(
    {
      method: req.method ?? 'GET',
      path: req.url ?? '/',
      headers: headersWith(id, req.rawHeaders),
      body: hasBody ? true : null,
    },
    {
      onResponse(response) {
        onResponse?.(response);
        const { status, headers, body } = response;
        if (body !== null && body !== true && !headers.includes('content-length'))
          headers.push('content-length', String(body.length));
        res.writeHead(status, headers);
        if (body === true) return;
        if (body === null || req.method === 'HEAD') res.end();
        else res.end(body);
      },
      onPart(bytes) {
        if (res.write(bytes)) request.more(bytes.length);
        else res.once('drain', () => request.more(bytes.length));
      },
      onEnd: () => void res.end(),
      onMore(bytes) {
        room += bytes;
        if (room > 0) req.resume();
      },
      onError,
    },
  );
  res.once('close', () => {
    if (!res.writableFinished) request.abort();
  });
  if (!hasBody) return;
  req.on('data', (part: Buffer) => {
    request.part(part);
    room -= part.length;
    if (room <= 0) req.pause();
  });
  req.once('end', () => request.end());
}

function hasRequestBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Replaces an `x-request-id` from the visitor by ours. */
function headersWith(id: string, raw: string[]): string[] {
  const headers = ['x-request-id', id];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.toLowerCase() !== 'x-request-id') headers.push(name, raw[at + 1] ?? '');
  }
  return headers;
}
