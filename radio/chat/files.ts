import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerProblem } from '../answer.ts';

const FILES = {
  '/chat/embed.js': ['embed.js', 'text/javascript; charset=utf-8'],
  '/chat/room': ['room.html', 'text/html; charset=utf-8'],
  '/chat/room.js': ['room.js', 'text/javascript; charset=utf-8'],
  '/chat/room.css': ['room.css', 'text/css; charset=utf-8'],
} as const;

/** The room may be framed by any site, but runs nothing of others. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

export async function readChatFiles() {
  const files = new Map<string, { body: Buffer; type: string; etag: string }>();
  for (const [path, [name, type]] of Object.entries(FILES)) {
    const body = await readFile(join(import.meta.dirname, 'page', name));
    files.set(path, {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    });
  }

  return (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const file = files.get(pathname);
    if (!file) return answerProblem(res, 404, 'There is nothing at this address.');
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ETag: file.etag,
      ...(file.type.startsWith('text/html') && {
        'Content-Security-Policy': PAGE_POLICY,
        'Referrer-Policy': 'no-referrer',
      }),
    };
    if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304, headers).end();
    res.writeHead(200, { ...headers, 'Content-Length': String(file.body.length) });
    res.end(req.method === 'HEAD' ? undefined : file.body);
  };
}
