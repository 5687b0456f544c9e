import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brandCss } from '@longwave/contract/brand-css.ts';
import { fontPath, type StationBrand } from '@longwave/contract/station-brand.ts';
import { sendProblem } from '../http/response.ts';
import type { FetchBrand } from './fetch-brand.ts';

/** Files of the room's page, by path. */
const FILES = {
  '/chat/embed.js': ['embed.js', 'text/javascript; charset=utf-8'],
  '/chat/room': ['room.html', 'text/html; charset=utf-8'],
  '/chat/room.js': ['room.js', 'text/javascript; charset=utf-8'],
  '/chat/room.css': ['room.css', 'text/css; charset=utf-8'],
} as const;

type ChatFile = { body: string; type: string; cacheControl: string };

/** Serves the room's page, its script and its styles. `contentUrl` is the prefix of font paths, for browsers. */
export async function readPageFiles(fetchBrand: FetchBrand, contentUrl: string) {
  const files = new Map<string, ChatFile>();
  for (const [path, [name, type]] of Object.entries(FILES)) {
    const body = await readFile(join(import.meta.dirname, 'page', name), 'utf8');
    // The page contains the station's name, which may change.
    const cacheControl = path === '/chat/room' ? 'no-cache' : 'public, max-age=300';
    files.set(path, { body, type, cacheControl });
  }
  const policy = pagePolicy(contentUrl);

  async function fileAt(pathname: string): Promise<ChatFile | undefined> {
    if (pathname === '/chat/brand.css') return stylesheetOf(await fetchBrand(), contentUrl);
    const file = files.get(pathname);
    if (pathname !== '/chat/room' || !file) return file;
    const { name } = await fetchBrand();
    return { ...file, body: file.body.replaceAll('{station}', () => escapeHtml(name || 'Chat')) };
  }

  return async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const file = await fileAt(pathname);
    if (!file) return sendProblem(res, 404, 'There is nothing at this address.');
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 16)}"`;
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      ...(file.type.startsWith('text/html') && {
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'no-referrer',
      }),
    };
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end();
    const body = Buffer.from(file.body);
    res.writeHead(200, { ...headers, 'Content-Length': String(body.length) });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** Content-Security-Policy: any site may frame the room; the room runs only its own script. */
function pagePolicy(contentUrl: string): string {
  const fonts = /^https?:/.test(contentUrl) ? new URL(contentUrl).origin : "'self'";
  return `default-src 'none'; script-src 'self'; style-src 'self'; font-src ${fonts}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}

function stylesheetOf({ brand }: StationBrand, contentUrl: string): ChatFile {
  const body = brandCss(brand ?? {}, (name) => contentUrl + fontPath(name));
  return { body, type: 'text/css; charset=utf-8', cacheControl: 'no-cache' };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
