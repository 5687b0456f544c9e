import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './start-station.ts';

/** Whether icecast2 and ffmpeg are installed. */
export const hasIcecast =
  spawnSync('icecast2', ['-v']).status === 0 && spawnSync('ffmpeg', ['-version']).status === 0;

const maxWait = 90_000;

/** Debian's icecast2, without a source at first. */
export async function startIcecast() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stop = [keepRunning('icecast2', ['-c', writeConfiguration(port)])];
  const close = () => {
    for (const end of stop) end();
  };
  try {
    await waitUntil(async () => (await fetch(`${url}/status-json.xsl`)).ok);
  } catch (error) {
    close();
    throw error;
  }
  return {
    url,
    close,
    /** Plays a tone on a mount such as `/live.mp3` and names it. */
    async play(mount: string, title: string): Promise<void> {
      const tone = '-v error -re -f lavfi -i sine=440:sample_rate=48000 -c:a libmp3lame -b:a 128k -f mp3';
      const target = `icecast://source:sea@127.0.0.1:${port}${mount}`;
      stop.push(keepRunning('ffmpeg', [...tone.split(' '), target]));
      const query = new URLSearchParams({ mode: 'updinfo', mount, song: title });
      const headers = { Authorization: `Basic ${btoa('admin:sea')}` };
      const setTitle = async () => {
        const response = await fetch(`${url}/admin/metadata?${query}`, { headers });
        return (await response.text()).includes('successful');
      };
      await waitUntil(setTitle);
      // A server that was started again has no title.
      const timer = setInterval(() => setTitle().catch(() => undefined), 1_000);
      stop.push(() => clearInterval(timer));
    },
  };
}

/** Icecast 2.4.4 has been seen to crash (SIGSEGV) in a test, so what ends is started again, as by systemd. */
function keepRunning(command: string, args: string[]): () => void {
  let isOver = false;
  let child = start();
  function start() {
    return spawn(command, args, { stdio: 'ignore' }).once('exit', () => {
      setTimeout(() => {
        if (!isOver) child = start();
      }, 300);
    });
  }
  return () => {
    isOver = true;
    child.kill('SIGKILL');
  };
}

function writeConfiguration(port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'icecast-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  // Where root runs the tests, Icecast changes to another user, who writes the logs.
  for (const path of [folder, logs]) chmodSync(path, 0o777);
  const owner = '<security><changeowner><user>nobody</user><group>nogroup</group></changeowner></security>';
  const file = join(folder, 'icecast.xml');
  writeFileSync(
    file,
    `<icecast>
      <limits><clients>20</clients><sources>3</sources></limits>
      <authentication><source-password>sea</source-password><admin-user>admin</admin-user><admin-password>sea</admin-password></authentication>
      <hostname>127.0.0.1</hostname>
      <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
      <paths><logdir>${logs}</logdir><webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot></paths>
      <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog></logging>
      ${process.getuid?.() === 0 ? owner : ''}
    </icecast>`,
  );
  return file;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + maxWait;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error('Icecast did not respond as expected');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
