// node bench/cached-pages.ts: cached home and show page beside bare node:http writing the same bytes and nginx static, one run.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homePage } from '@longwave/contract/page.ts';
import { freePort, hears, startStation } from './station.ts';
import { wrk } from './wrk.ts';

const station = await startStation();
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
const folder = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
mkdirSync(join(folder, 'html'));
try {
  for (const [name, path] of [
    ['home', '/'],
    ['show', `/shows/${home.latest[0]?.id}`],
  ] as const) {
    await fetch(station.url + path, { headers: { 'accept-encoding': 'br' } });
    const answer = await fetch(station.url + path, { headers: { 'accept-encoding': 'gzip' } });
    const bytes = Buffer.byteLength(await answer.text());
    const file = join(folder, 'html', name);
    const body = await compressedBytes(station.url + path);
    writeFileSync(file, body);
    const bare = await startBare(file);
    const nginx = await startNginx(folder);
    const ours = await wrk(station.url + path);
    const node = await wrk(`http://127.0.0.1:${bare.port}/`);
    const nginxLoad = await wrk(`http://127.0.0.1:${nginx.port}/${name}`);
    bare.stop();
    nginx.stop();
    console.log(`${name}: ${bytes} bytes of HTML, ${body.length} compressed`);
    for (const [who, load] of [
      ['longwave', ours],
      ['bare node:http', node],
      ['nginx static', nginxLoad],
    ] as const)
      console.log(
        `  ${who.padEnd(15)} ${Math.round(load.perSecond)}/s  p99 ${load.p99.toFixed(1)} ms  ${(load.perSecond / node.perSecond).toFixed(2)} of bare node`,
      );
  }
} finally {
  station.stop();
}

async function compressedBytes(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

async function startBare(file: string) {
  const port = await freePort();
  const code = `const body=require('fs').readFileSync(${JSON.stringify(file)});require('http').createServer((q,s)=>{s.writeHead(200,{'content-type':'text/html; charset=utf-8','content-encoding':'br','content-length':body.length});s.end(body)}).listen(${port},'127.0.0.1',()=>console.log('listening'))`;
  const child = spawn(process.execPath, ['-e', code]);
  await hears(child, 'listening');
  return { port, stop: () => child.kill() };
}

async function startNginx(place: string) {
  const port = await freePort();
  const conf = join(place, 'nginx.conf');
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log; events {} http { access_log off; client_body_temp_path ${place}; proxy_temp_path ${place}; fastcgi_temp_path ${place}; uwsgi_temp_path ${place}; scgi_temp_path ${place}; open_file_cache max=10; sendfile on; server { listen 127.0.0.1:${port}; root ${place}/html; default_type text/html; add_header content-encoding br; } }`,
  );
  const child = spawn('nginx', ['-c', conf]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { port, stop: () => child.kill() };
}
