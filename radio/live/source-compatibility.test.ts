import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import {
  basicAuth,
  connectRaw,
  connectSource,
  listen,
  sourceSettings,
  waitForText,
} from '../testing/source-client.ts';
import { requestOverTcp } from '../testing/tcp.ts';
import { startRadio } from '../testing/test-radio.ts';

/** Tests that loosely written HTTP of encoders is understood, and only theirs. */

async function titleOf(url: string): Promise<string> {
  const { result } = (await (await fetch(`${url}/live.json`)).json()) as {
    result: { metadata: { title: string } };
  };
  return result.metadata.title;
}

test('header lines that end with a bare LF and arrive in pieces are read (DarkIce)', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings, basePath: '/radio' });
  const listener = await listen(url);
  const head = `SOURCE /radio/live HTTP/1.0\nAuthorization: ${basicAuth()}\nContent-Type: audio/mpeg\n\n`;
  const client = connectRaw(port, head.slice(0, 3));
  for (const part of head.slice(3).match(/[\s\S]{1,9}/g) ?? []) {
    await new Promise((done) => client.socket.write(part, done));
  }
  await waitForText(client, 'HTTP/1.0 200 OK');
  client.socket.write(markedFrames('dark', 0, 120));
  await vi.waitFor(() => expect(listener.marks()).toContain('dark#0'));
});

test('the probes that libshout sends first get the responses that Icecast gives', async () => {
  const { port, logged } = await startRadio({ settings: sourceSettings });
  const asks = connectSource(
    port,
    'OPTIONS * HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: TLS/1.0, HTTP/1.1',
  );
  await vi.waitFor(() => expect(asks).toMatchObject({ received: '', closed: true }));
  await waitForText(connectSource(port, 'GET /admin/!POKE HTTP/1.1', 'Host: x'), 'HTTP/1.0 400 Bad Request');
  const first = connectSource(port, 'SOURCE /live HTTP/1.0', 'Content-Type: audio/mpeg', 'Content-Length: 0');
  await waitForText(first, 'HTTP/1.0 401 Unauthorized');
  await waitForText(first, 'WWW-Authenticate: Basic');
  expect(logged).toEqual([]);
  const head = ['SOURCE /live HTTP/1.0', `Authorization: ${basicAuth()}`, 'Content-Type: audio/mpeg'];
  await waitForText(connectSource(port, ...head), 'HTTP/1.0 200 OK');
});

test('SOURCE is accepted with no header but the password, over HTTP/1.1 without a Host and over ICE/1.0', async () => {
  for (const protocol of ['HTTP/1.1', 'ICE/1.0']) {
    const { port, radio } = await startRadio({ settings: sourceSettings });
    const client = connectSource(port, `SOURCE /live ${protocol}`, `Authorization: ${basicAuth()}`);
    await waitForText(client, 'HTTP/1.0 200 OK');
    expect(radio.stats().source).toBe(true);
  }
});

test('titles are read in raw UTF-8, percent-encoded UTF-8 and Latin-1, with and without a charset', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings, basePath: '/radio' });
  const source = connectSource(port, 'SOURCE /radio/live HTTP/1.0', `Authorization: ${basicAuth()}`);
  await waitForText(source, '200 OK');
  source.socket.write(markedFrames('titled', 0, 2_000));
  const update = async (address: string, title: string) => {
    const request = `GET ${address} HTTP/1.0\r\nAuthorization: ${basicAuth()}\r\n\r\n`;
    await waitForText(connectRaw(port, Buffer.from(request, 'utf8')), '<return>1</return>');
    await vi.waitFor(async () => expect(await titleOf(url)).toBe(title));
  };
  const query = 'admin/metadata?mode=updinfo&mount=/radio/live';
  await update(`/${query}&song=Björk – Jóga`, 'Björk – Jóga');
  await update(`/radio/${query}&song=Sigur+R%C3%B3s&charset=UTF-8`, 'Sigur Rós');
  await update(`/${query}&song=Motörhead&charset=latin1`, 'Motörhead');
  await update(`/${query}&song=H%FCsker%20D%FC&charset=ISO-8859-1`, 'Hüsker Dü');
  await update(`/${query}&song=Caf%E9%20Tacvba`, 'Café Tacvba');
  await update(`/${query}&artist=Hull&title=Foghorn`, 'Hull - Foghorn');
});

test('titles are refused for a wrong mount, with a wrong password, and while nobody is live', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings });
  const ask = (query: string, password?: string) =>
    fetch(`${url}/admin/metadata?mode=updinfo&song=x${query}`, {
      headers: { Authorization: basicAuth(password) },
    });
  const wrongMount = await ask('&mount=/stage');
  expect(wrongMount.status).toBe(404);
  expect(await wrongMount.text()).toBe('There is no mount /stage here. Use /live\n');
  const wrongPassword = await ask('&mount=/stage', 'guess');
  expect(wrongPassword.status).toBe(401);
  expect(wrongPassword.headers.get('www-authenticate')).toContain('Basic');
  expect(await wrongPassword.text()).toBe('The source password is wrong.\n');
  expect(await (await ask('&mount=/live')).text()).toBe('No source is live.\n');

  // Node reads later requests of a connection; title updates among them are understood too.
  const two = connectRaw(port, 'GET /live.json HTTP/1.1\r\nHost: x\r\n\r\n');
  await waitForText(two, 'HTTP/1.1 200');
  two.socket.write(
    `GET /admin/metadata?mode=updinfo HTTP/1.1\r\nHost: x\r\nAuthorization: ${basicAuth()}\r\n\r\n`,
  );
  await waitForText(two, 'No source is live.');
});

test('other requests are parsed strictly, and idle connections do not hold up closing', async () => {
  const { port, stop } = await startRadio({ settings: sourceSettings });
  await waitForText(connectRaw(port, 'GET /live.json HTTP/1.1\nHost: x\n\n'), '400 Bad Request');
  await waitForText(connectRaw(port, 'GET /lïve.json HTTP/1.1\r\nHost: x\r\n\r\n'), '400 Bad Request');
  // Compared with a host that nobody is connected to, since on a busy machine both take longer.
  const other = await startRadio({ settings: sourceSettings });
  const usual = await millisecondsOf(other.stop);
  const silent = connect(port, '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await new Promise((done) => silent.once('connect', done));
  const slow = connectRaw(port, 'SO');
  await waitForText(connectRaw(port, 'GET /live.json HTTP/1.1\r\nHost: x\r\n\r\n'), 'HTTP/1.1 200');
  // A server that waited for these connections would wait until their requests time out.
  expect((await millisecondsOf(stop)) - usual).toBeLessThan(10_000);
  await vi.waitFor(() => expect(slow.closed).toBe(true));
});

test('/status-json.xsl is served like by Icecast, at the root and under the prefix', async () => {
  const { url, port } = await startRadio({
    settings: { ...sourceSettings, siteUrl: 'https://external.example' },
    basePath: '/radio',
  });
  const ask = async (address: string) => (await (await fetch(address)).json()) as object;
  const stream = {
    listenurl: 'https://external.example/radio/stream',
    listeners: 0,
    server_type: 'audio/mpeg',
  };
  expect(await ask(`http://127.0.0.1:${port}/status-json.xsl`)).toMatchObject({
    icestats: { host: 'external.example', source: { ...stream, title: 'Test Host - Test Show' } },
  });
  await listen(url);
  const source = connectSource(
    port,
    'SOURCE /radio/live HTTP/1.0',
    `Authorization: ${basicAuth()}`,
    'ice-name: Guest Set',
  );
  await waitForText(source, '200 OK');
  expect(await ask(`${url}/status-json.xsl`)).toMatchObject({
    icestats: { source: { ...stream, listeners: 1 } },
  });
});

test('/status-json.xsl is served whatever the Host header is, also where the address of the site is not known', async () => {
  const { port } = await startRadio();
  for (const host of ['[', 'two words', 'x:99999', 'radio.example']) {
    const request = `GET /status-json.xsl HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const { head } = await requestOverTcp(port, request, (seen) => seen.includes('icestats'));
    expect([host, head.split('\r\n')[0]]).toEqual([host, 'HTTP/1.1 200 OK']);
  }
});

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
