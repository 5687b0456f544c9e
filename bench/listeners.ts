// node bench/listeners.ts [3000]: processor time and memory for each listener, compared with Debian's icecast2 in the same run.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs, freePort, memoryMb, startStation } from './start-station.ts';

const count = Number(process.argv[2] ?? 3000);
const measured = 30;

const station = await startStation();
const ours = await measure('longwave', station.port, '/radio/stream', station.pid);
const icecast = await startIcecast(station.url);
const theirs = await measure('icecast2', icecast.port, '/stream', icecast.pid);
icecast.stop();
station.stop();
console.log(`ratio of processor time: ${(ours / theirs).toFixed(2)}`);

async function measure(name: string, port: number, path: string, pid: number): Promise<number> {
  const firstBytes: number[] = [];
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n++) {
    sockets.push(listen(port, path, firstBytes));
    if (n % 50 === 49) await pause(40);
  }
  await pause(5000);
  const before = cpuMs(pid);
  await pause(measured * 1000);
  const perMinute = ((cpuMs(pid) - before) / count) * (60 / measured);
  firstBytes.sort((a, b) => a - b);
  console.log(
    `${name}: ${firstBytes.length} of ${count} heard; ${perMinute.toFixed(2)} ms CPU a listener-minute, ${memoryMb(pid)} MB, first byte after ${firstBytes[firstBytes.length >> 1]?.toFixed(1)} ms (median)`,
  );
  for (const socket of sockets) socket.destroy();
  await pause(1500);
  return perMinute;
}

function listen(port: number, path: string, firstBytes: number[]): Socket {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`),
  );
  socket.once('data', () => firstBytes.push(performance.now() - startedAt));
  socket.on('data', () => undefined).on('error', () => undefined);
  return socket;
}

async function startIcecast(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'longwave-icecast-'));
  mkdirSync(join(folder, 'log'));
  const port = await freePort();
  writeFileSync(
    join(folder, 'icecast.xml'),
    `<icecast><limits><clients>${count + 100}</clients><sources>2</sources><queue-size>524288</queue-size><burst-size>65535</burst-size></limits><authentication><source-password>bench</source-password><admin-user>admin</admin-user><admin-password>bench</admin-password></authentication><listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket><paths><basedir>/usr/share/icecast2</basedir><logdir>${folder}/log</logdir><webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot></paths><logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>1</loglevel></logging><security><chroot>0</chroot><changeowner><user>nobody</user><group>nogroup</group></changeowner></security></icecast>`,
  );
  spawn('chown', ['-R', 'nobody', folder]);
  await pause(300);
  const server = spawn('icecast2', ['-c', join(folder, 'icecast.xml')], { stdio: 'ignore' });
  await pause(1500);
  const feeder = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-i',
      `${source}/radio/stream`,
      '-c',
      'copy',
      '-content_type',
      'audio/mpeg',
      '-f',
      'mp3',
      `icecast://source:bench@127.0.0.1:${port}/stream`,
    ],
    { stdio: 'ignore' },
  );
  await pause(3000);
  return {
    port,
    pid: server.pid ?? 0,
    stop() {
      feeder.kill();
      server.kill();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
