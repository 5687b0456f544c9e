import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../testing/start-station.ts';

/** A site for one test, with the content service of a station, which can be made to fail in parts. */
export type SiteServer = {
  url: string;
  /** Makes requests for matching paths fail with this status. Without arguments, ends the failures. */
  fail(paths?: RegExp, status?: number): void;
  remove(): Promise<void>;
};

export async function startSiteServer(station: string): Promise<SiteServer> {
  let failing: RegExp | undefined;
  let status = 503;
  const content = createServer(async (req, res) => {
    const open = { 'access-control-allow-origin': '*' };
    if (failing?.test(req.url ?? '')) {
      res.writeHead(status, { 'content-type': 'application/json', ...open });
      return res.end('{"error":"made to fail"}');
    }
    if (req.url === '/changes') {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      return res.flushHeaders();
    }
    const answer = await fetch(`${station}/content${req.url}`, { method: req.method ?? 'GET' }).catch(
      () => null,
    );
    res.writeHead(answer?.status ?? 502, {
      'content-type': answer?.headers.get('content-type') ?? 'application/json',
      ...open,
    });
    res.end(answer ? Buffer.from(await answer.arrayBuffer()) : '');
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const site = await started(port, `http://127.0.0.1:${(content.address() as AddressInfo).port}`, station);
  return {
    url: `http://127.0.0.1:${port}`,
    fail(paths, with_ = 503) {
      failing = paths;
      status = with_;
    },
    remove: () => ended(site, content),
  };
}

function started(port: number, contentHost: string, station: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const site = spawn(process.execPath, ['site/server.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_PORT: String(port),
        CONTENT_HOST: contentHost,
        STREAM_HOST: `${station}/radio`,
        RADIO_SOCKET_HOST: `${station}/radio`,
        AUDIO_HOST: `${station}/radio`,
        PAGE_CACHE_MB: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    site.stderr?.on('data', (part: Buffer) => {
      said += part;
    });
    let printed = '';
    site.stdout?.on('data', (part: Buffer) => {
      printed += part;
      if (printed.includes('The site is up')) resolve(site);
    });
    site.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${said.slice(-2000)}`)));
  });
}

async function ended(site: ChildProcess, content: Server): Promise<void> {
  site.removeAllListeners('exit');
  site.kill('SIGKILL');
  content.closeAllConnections();
  await new Promise((resolve) => content.close(resolve));
}
