import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/radio.ts';
import { basic, dial, dialRaw, hears, listen, settings } from '../testing/source.ts';

/** Encoders speak HTTP loosely; they are understood, and nobody else is. */

async function titleOf(url: string): Promise<string> {
  const { result } = (await (await fetch(`${url}/live.json`)).json()) as {
    result: { metadata: { title: string } };
  };
  return result.metadata.title;
}

test('[R-301] header lines that end with a bare LF, and come in pieces (DarkIce)', async () => {
  const { url, port } = await startRadio({ settings, basePath: '/radio' });
  const listener = await listen(url);
  const head = `SOURCE /radio/live HTTP/1.0\nAuthorization: ${basic()}\nContent-Type: audio/mpeg\n\n`;
  const client = dialRaw(port, head.slice(0, 3));
  for (const part of head.slice(3).match(/[\s\S]{1,9}/g) ?? []) {
    await new Promise((done) => client.socket.write(part, done));
  }
  await hears(client, 'HTTP/1.0 200 OK');
  client.socket.write(markedFrames('dark', 0, 120));
  await vi.waitFor(() => expect(listener.marks()).toContain('dark#0'), 15_000);
});

test('[R-301] what libshout asks before it goes live is answered as by Icecast', async () => {
  const { port, logged } = await startRadio({ settings });
  const asks = dial(
    port,
    'OPTIONS * HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: TLS/1.0, HTTP/1.1',
  );
  await vi.waitFor(() => expect(asks).toMatchObject({ heard: '', closed: true }), 15_000);
  await hears(dial(port, 'GET /admin/!POKE HTTP/1.1', 'Host: x'), 'HTTP/1.0 400 Bad Request');
  const first = dial(port, 'SOURCE /live HTTP/1.0', 'Content-Type: audio/mpeg', 'Content-Length: 0');
  await hears(first, 'HTTP/1.0 401 Unauthorized');
  await hears(first, 'WWW-Authenticate: Basic');
  expect(logged).toEqual([]);
  const head = ['SOURCE /live HTTP/1.0', `Authorization: ${basic()}`, 'Content-Type: audio/mpeg'];
  await hears(dial(port, ...head), 'HTTP/1.0 200 OK');
});

test('[R-301] SOURCE with nothing but the password, over HTTP/1.1 without a host, and ICE/1.0', async () => {
  for (const protocol of ['HTTP/1.1', 'ICE/1.0']) {
    const { port, radio } = await startRadio({ settings });
    const client = dial(port, `SOURCE /live ${protocol}`, `Authorization: ${basic()}`);
    await hears(client, 'HTTP/1.0 200 OK');
    expect(radio.stats().source).toBe(true);
  }
});

test('[R-303] titles in raw UTF-8, percent-encoded UTF-8 and Latin-1, with and without a charset', async () => {
  const { url, port } = await startRadio({ settings, basePath: '/radio' });
  const source = dial(port, 'SOURCE /radio/live HTTP/1.0', `Authorization: ${basic()}`);
  await hears(source, '200 OK');
  source.socket.write(markedFrames('titled', 0, 400));
  const update = async (address: string, title: string) => {
    const request = `GET ${address} HTTP/1.0\r\nAuthorization: ${basic()}\r\n\r\n`;
    await hears(dialRaw(port, Buffer.from(request, 'utf8')), '<return>1</return>');
    await vi.waitFor(async () => expect(await titleOf(url)).toBe(title), 15_000);
  };
  const query = 'admin/metadata?mode=updinfo&mount=/radio/live';
  await update(`/${query}&song=Björk – Jóga`, 'Björk – Jóga');
  await update(`/radio/${query}&song=Sigur+R%C3%B3s&charset=UTF-8`, 'Sigur Rós');
  await update(`/${query}&song=Motörhead&charset=latin1`, 'Motörhead');
  await update(`/${query}&song=H%FCsker%20D%FC&charset=ISO-8859-1`, 'Hüsker Dü');
  await update(`/${query}&song=Caf%E9%20Tacvba`, 'Café Tacvba');
  await update(`/${query}&artist=Hull&title=Foghorn`, 'Hull - Foghorn');
});

test('[R-303] titles for a wrong mount, with a wrong password, or while nobody is live', async () => {
  const { url, port } = await startRadio({ settings });
  const ask = (query: string, password?: string) =>
    fetch(`${url}/admin/metadata?mode=updinfo&song=x${query}`, {
      headers: { Authorization: basic(password) },
    });
  const wrongMount = await ask('&mount=/stage');
  expect(wrongMount.status).toBe(404);
  expect(await wrongMount.text()).toBe('There is no mount /stage here. Use /live\n');
  const wrongPassword = await ask('&mount=/stage', 'guess');
  expect(wrongPassword.status).toBe(401);
  expect(wrongPassword.headers.get('www-authenticate')).toContain('Basic');
  expect(await wrongPassword.text()).toBe('The source password is wrong.\n');
  expect(await (await ask('&mount=/live')).text()).toBe('No source is live.\n');

  // Later requests of a connection are read by Node, and understood as well.
  const two = dialRaw(port, 'GET /live.json HTTP/1.1\r\nHost: x\r\n\r\n');
  await hears(two, 'HTTP/1.1 200');
  two.socket.write(
    `GET /admin/metadata?mode=updinfo HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic()}\r\n\r\n`,
  );
  await hears(two, 'No source is live.');
});

test('[R-301] everybody else is read as strictly as before, and connections that say nothing can be closed', async () => {
  const { port, stop } = await startRadio({ settings });
  await hears(dialRaw(port, 'GET /live.json HTTP/1.1\nHost: x\n\n'), '400 Bad Request');
  await hears(dialRaw(port, 'GET /lïve.json HTTP/1.1\r\nHost: x\r\n\r\n'), '400 Bad Request');
  const silent = connect(port, '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await new Promise((done) => silent.once('connect', done));
  const slow = dialRaw(port, 'SO');
  await hears(dialRaw(port, 'GET /live.json HTTP/1.1\r\nHost: x\r\n\r\n'), 'HTTP/1.1 200');
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  await vi.waitFor(() => expect(slow.closed).toBe(true), 15_000);
});

test('[R-303] the status is asked for as of Icecast, at the root and under the prefix', async () => {
  const { url, port } = await startRadio({
    settings: { ...settings, siteUrl: 'https://quay.example' },
    basePath: '/radio',
  });
  const ask = async (address: string) => (await (await fetch(address)).json()) as object;
  const stream = { listenurl: 'https://quay.example/radio/stream', listeners: 0, server_type: 'audio/mpeg' };
  expect(await ask(`http://127.0.0.1:${port}/status-json.xsl`)).toMatchObject({
    icestats: { host: 'quay.example', source: { ...stream, title: 'Mara Quill - Night Tide' } },
  });
  await listen(url);
  const source = dial(
    port,
    'SOURCE /radio/live HTTP/1.0',
    `Authorization: ${basic()}`,
    'ice-name: Harbour Set',
  );
  await hears(source, '200 OK');
  expect(await ask(`${url}/status-json.xsl`)).toMatchObject({
    icestats: { source: { ...stream, listeners: 1 } },
  });
});
