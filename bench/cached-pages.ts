// node bench/cached-pages.ts: compares the cached home and show page with bare node:http and nginx serving the same bytes;
// short alternating runs, medians of nine.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homePage } from '@longwave/contract/page.ts';
import { cpuMs, freePort, startStation, waitForOutput } from './start-station.ts';
import { type Load, wrk } from './wrk.ts';

// A station whose recordings are not made by code, which would use a processor now and then.
const station = await startStation({ STATION: 'bench/many-shows', BENCH_SHOWS: '1000' });
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
const folder = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
mkdirSync(join(folder, 'html'));
try {
  for (const [name, path] of [
    ['home', '/'],
    ['show', `/shows/${home.latest[0]?.id}`],
  ] as const) {
    await pageOf(station.url + path);
    const page = await pageOf(station.url + path);
    writeFileSync(join(folder, 'html', name), page.body);
    writeFileSync(join(folder, 'page.json'), JSON.stringify({ ...page, body: page.body.toString('base64') }));
    const bare = await startBare(join(folder, 'page.json'));
    const nginx = await startNginx(folder);
    const servers = [
      ['longwave', station.url + path, station.pid],
      ['bare node:http', `http://127.0.0.1:${bare.port}/`, bare.pid],
      ['nginx static', `http://127.0.0.1:${nginx.port}/${name}`, 0],
    ] as const;
    const rounds: (Load & { cpu: number })[][] = [];
    // The first round only warms up. Rounds are short because other load on the machine may slow it down for seconds.
    for (let round = -1; round < 9; round++) {
      const loads: (Load & { cpu: number })[] = [];
      for (const [, url, pid] of servers) loads.push(await measure(url, pid));
      if (round >= 0) rounds.push(loads);
    }
    bare.stop();
    nginx.stop();
    console.log(`${name}: ${page.body.length} bytes compressed`);
    for (const [at, [who]] of servers.entries()) {
      const perSecond = median(rounds.map((loads) => loads[at]?.perSecond ?? 0));
      const p99 = median(rounds.map((loads) => loads[at]?.p99 ?? 0));
      const cpu = median(rounds.map((loads) => loads[at]?.cpu ?? 0));
      const ratio = median(rounds.map((loads) => (loads[at]?.perSecond ?? 0) / (loads[1]?.perSecond ?? 1)));
      console.log(
        `  ${who.padEnd(15)} ${Math.round(perSecond)}/s  p99 ${p99.toFixed(1)} ms  CPU ${cpu.toFixed(3)} ms each  ${ratio.toFixed(2)} of bare node`,
      );
    }
  }
} finally {
  station.stop();
}

async function measure(url: string, pid: number): Promise<Load & { cpu: number }> {
  const before = pid ? cpuMs(pid) : 0;
  const load = await wrk(url, 2);
  return { ...load, cpu: pid ? (cpuMs(pid) - before) / (load.perSecond * 2) : 0 };
}

type Page = { headers: Record<string, string>; body: Buffer };

function pageOf(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const parts: Buffer[] = [];
      // Node adds these headers to every response itself.
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = res.headers;
      res
        .on('data', (part) => parts.push(part))
        .on('end', () => resolve({ headers: headers as Record<string, string>, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

/** A server that writes the same bytes, including headers, and does nothing else. */
async function startBare(file: string) {
  const port = await freePort();
  const code = `const page=JSON.parse(require('fs').readFileSync(${JSON.stringify(file)}));const body=Buffer.from(page.body,'base64');require('http').createServer((q,s)=>{s.writeHead(200,page.headers);s.end(body)}).listen(${port},'127.0.0.1',()=>console.log('listening'))`;
  const child = spawn(process.execPath, ['-e', code]);
  await waitForOutput(child, 'listening');
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
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

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
