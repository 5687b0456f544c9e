import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Cookie that says that somebody has signed in to the studio in this browser. It proves nothing: it only requests the hint's script. */
const marker = /(?:^|;\s*)lw_staff_here=1(?:;|$)/;
const notForStaff = ['content-length', 'etag', 'cache-control'];

/**
 * Adds the studio's script with hints for staff to pages of the site. Pages for visitors stay the same to the byte, and
 * pages with the script are not cached.
 */
export function createStaffHint(studioBuild: string) {
  let file: string | undefined;
  const findFile = () => {
    file ??= readdirSync(join(studioBuild, 'client/assets')).find((name) => /^hint-[\w-]+\.js$/.test(name));
    return file;
  };

  function isFor(req: IncomingMessage): boolean {
    const { cookie = '', accept = '' } = req.headers;
    return req.method === 'GET' && marker.test(cookie) && accept.includes('text/html');
  }

  /** Call this before anything is written to the response. */
  function addTo(req: IncomingMessage, res: ServerResponse): void {
    const script = findScript();
    if (!script) return;
    req.headers['accept-encoding'] = 'identity';
    delete req.headers['if-none-match'];
    const [writeHead, end] = [res.writeHead.bind(res), res.end.bind(res)];
    let isPage = false;
    res.writeHead = ((status: number, headers: string[] | Record<string, string>) => {
      const list = Array.isArray(headers) ? headers : Object.entries(headers ?? {}).flat();
      const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
      isPage = pairs.some(([name, value]) => name === 'content-type' && /^text\/html/.test(value ?? ''));
      if (!isPage) return writeHead(status, list);
      const others = pairs.filter(([name = '']) => !notForStaff.includes(name.toLowerCase()));
      return writeHead(status, [...others.flat(), 'cache-control', 'no-store']);
    }) as typeof res.writeHead;
    res.end = ((body?: Buffer | string) => {
      if (isPage && body) res.write(body);
      return isPage ? end(script) : end(body);
    }) as typeof res.end;
  }

  function findScript(): string | undefined {
    try {
      const name = findFile();
      return name && `<script type="module" src="/studio/assets/${name}"></script>`;
    } catch {
      return undefined;
    }
  }

  return { isFor, addTo };
}
