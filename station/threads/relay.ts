import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asked, Asker } from './asker.ts';
import { bodyWindow } from './messages.ts';

/** A visitor's request is answered by another thread: heads and bodies pass as they come, no faster than they are taken. */
export function relay(
  asker: Asker,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
  failed: (error: Error) => void,
): void {
  const hasBody = isSent(req);
  let room = bodyWindow;
  const asked: Asked = asker.ask(
    {
      method: req.method ?? 'GET',
      path: req.url ?? '/',
      headers: headersWith(id, req.rawHeaders),
      body: hasBody ? true : null,
    },
    {
      answered({ status, headers, body }) {
        if (body !== null && body !== true && !headers.includes('content-length'))
          headers.push('content-length', String(body.length));
        res.writeHead(status, headers);
        if (body === true) return;
        if (body === null || req.method === 'HEAD') res.end();
        else res.end(body);
      },
      part(bytes) {
        if (res.write(bytes)) asked.more(bytes.length);
        else res.once('drain', () => asked.more(bytes.length));
      },
      ended: () => void res.end(),
      more(bytes) {
        room += bytes;
        if (room > 0) req.resume();
      },
      failed,
    },
  );
  res.once('close', () => {
    if (!res.writableFinished) asked.abort();
  });
  if (!hasBody) return;
  req.on('data', (part: Buffer) => {
    asked.part(part);
    room -= part.length;
    if (room <= 0) req.pause();
  });
  req.once('end', () => asked.end());
}

function isSent({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The front's id, whatever the visitor's own says. */
function headersWith(id: string, raw: string[]): string[] {
  const headers = ['x-request-id', id];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.toLowerCase() !== 'x-request-id') headers.push(name, raw[at + 1] ?? '');
  }
  return headers;
}
