import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stationName } from '../stations/fixture/names.ts';
import { freePort } from '../testing/start-station.ts';
import { startTestStation } from './testing/test-station.ts';

const isThere = (command: string, arg: string) => spawnSync(command, [arg]).status === 0;
const hasNginx = isThere('nginx', '-v') && isThere('openssl', 'version');
const hasCaddy = isThere('caddy', 'version');
const example = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'deploy', name), 'utf8').replaceAll(
    'radio.example',
    'localhost',
  );
const contentKey = 'a-key-of-the-staff-only';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longwave-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const child = spawn(command, args, { stdio: 'ignore', env });
  onTestFinished(async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  });
}

/** Starts nginx with the example configuration, except for the ports, the certificate and the folder of the cache. */
async function startNginx(station: number) {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  const site = example('nginx.conf')
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    .replace('/var/cache/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${station}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${places.join(' ')} ${site} }`,
  );
  const checked = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'error.log')], {
    encoding: 'utf8',
  });
  expect(checked.stderr).not.toMatch(/\[(?:emerg|warn|error)\]/);
  run('nginx', ['-c', file, '-e', join(folder, 'error.log')]);
  return { http, https };
}

/** Starts Caddy with the example configuration, except for the ports and a certificate that Caddy makes itself. */
async function startCaddy(station: number) {
  const folder = temporaryFolder();
  const https = await freePort();
  const file = join(folder, 'Caddyfile');
  const site = example('Caddyfile')
    .replace('localhost {', `https://localhost:${https} {\n\ttls internal`)
    .replace('127.0.0.1:3000', `127.0.0.1:${station}`);
  writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const checked = spawnSync('caddy', ['validate', ...args], { encoding: 'utf8', env });
  expect(checked.status, checked.stderr).toBe(0);
  run('caddy', ['run', ...args], env);
  return { https };
}

type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer; enough?: number };
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };

/** Sends a request through the proxy; `enough` is the number of bytes after which an endless response is closed. */
function ask(
  port: number,
  path: string,
  { method = 'GET', headers, body, enough }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      path,
      method,
      headers,
      host: 'localhost',
      rejectUnauthorized: false,
      agent: false,
    };
    const req = request(options, (res) => {
      let text = '';
      const done = () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
      res.setEncoding('latin1').on('data', (part: string) => {
        text += part;
        if (enough === undefined || text.length < enough) return;
        done();
        req.destroy();
      });
      res.on('end', done);
    });
    req.on('upgrade', (res, socket) => {
      socket.destroy();
      resolve({ status: res.statusCode ?? 0, headers: res.headers, text: '' });
    });
    req.on('error', reject).end(body);
  });
}

/** Checks everything that a proxy in front of a station has to let through. */
async function expectEverything(port: number): Promise<void> {
  await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200));
  const home = await ask(port, '/');
  expect([home.status, home.text.includes(stationName)]).toEqual([200, true]);
  expect(home.headers['content-security-policy']).toContain("script-src 'self'");

  const stream = await ask(port, '/radio/stream', { enough: 20_000 });
  expect([stream.status, stream.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  const feed = await ask(port, '/content/changes', {
    enough: 20,
    headers: { authorization: `Bearer ${contentKey}` },
  });
  expect(feed.text).toContain('retry: 2000');
  const room = await ask(port, '/radio/chat/messages', { enough: 20 });
  expect(room.headers['content-type']).toBe('text/event-stream');
  const socket = await ask(port, '/radio/socket.io/?EIO=4&transport=websocket', {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': Buffer.from('sixteen-letters!').toString('base64'),
    },
  });
  expect(socket.status).toBe(101);

  const message = JSON.stringify({ client: 'browser-0001', nick: 'Ada', text: 'Through a proxy' });
  const origin = `https://localhost:${port}`;
  const posted = await ask(port, '/radio/chat/messages', {
    ...{ method: 'POST', headers: { origin, 'content-type': 'application/json' } },
    body: Buffer.from(message),
  });
  expect(posted.status).toBe(201);

  // More than nginx's default limit of one megabyte. The station itself refuses it, since this is no picture.
  const upload = await ask(port, '/content/media/large', {
    ...{ method: 'PUT', headers: { authorization: `Bearer ${contentKey}` } },
    body: Buffer.alloc(5_000_000, 1),
  });
  expect([upload.status, upload.headers['x-request-id']]).toEqual([
    400,
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
}

const startStation = () => startTestStation({ TRUSTED_PROXIES: '127.0.0.1', CONTENT_KEY: contentKey });

test.skipIf(!hasNginx)(
  'the example for nginx lets everything through, and responds while the station is away (skipped where nginx or openssl is not installed)',
  async () => {
    const station = await startStation();
    let isUp = true;
    const stop = async () => {
      if (isUp) await station.close();
      isUp = false;
    };
    onTestFinished(stop);
    const { http, https } = await startNginx(station.port);
    await expectEverything(https);
    const plain = await fetch(`http://localhost:${http}/shows?page=2`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/shows?page=2']);
    await stop();
    const kept = await ask(https, '/');
    expect([kept.status, kept.text.includes(stationName)]).toEqual([200, true]);
  },
);

test.skipIf(!hasCaddy)(
  'the example for Caddy is valid and lets everything through (skipped where Caddy is not installed)',
  async () => {
    const station = await startStation();
    onTestFinished(() => station.close());
    const { https } = await startCaddy(station.port);
    await expectEverything(https);
  },
);
