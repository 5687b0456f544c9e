import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAssets } from '@longwave/site/assets.ts';
import { encodePage } from '@longwave/site/page-cache/encoded-page.ts';
import { sendPage } from '@longwave/site/write-page.ts';
import { sendText } from './plain-responses.ts';

/**
 * Content-Security-Policy: the studio's own files and the station's pictures only; the preview beside a form is a frame of
 * the same origin.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'x-content-type-options': 'nosniff',
  // The links of a first start and of an invitation contain a token.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Serves `/studio`: the files of its build, and its one page at every other path. */
export function createStudio(build: string, isSecure: boolean) {
  const fixed = { ...headers, ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }) };
  const folder = join(build, 'client');
  const asset = createAssets(folder, fixed);

  async function respond(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const file = path.startsWith('/assets/') ? await asset(path) : undefined;
    if (file) return sendPage(req, res, { page: file, stale: false, failed: false });
    if (path.startsWith('/assets/')) return sendText(res, 404, 'There is no such file');
    const html = await readFile(join(folder, 'index.html')).catch(() => undefined);
    if (!html) {
      // On a first start the studio is built after the station is on air; the browser reloads by itself.
      res.setHeader('refresh', '3');
      return sendText(
        res,
        503,
        'The studio is being built, and opens here in a few seconds. If it does not, run npm run build.',
      );
    }
    const page = encodePage(
      200,
      {
        ...fixed,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
      html,
    );
    return sendPage(req, res, { page, stale: false, failed: false });
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, 'Only reading is possible here');
      return;
    }
    const path = (req.url ?? '/').replace(/\?[\s\S]*/, '').slice('/studio'.length);
    respond(req, res, path).catch(() => {
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'Something went wrong on our side');
    });
  };
}
