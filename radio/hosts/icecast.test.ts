import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../testing/start-station.ts';
import { playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';

const installed =
  spawnSync('icecast2', ['-v']).status === 0 && spawnSync('ffmpeg', ['-version']).status === 0;

function run(command: string, ...args: string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startIcecast(): Promise<number> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'icecast-'));
  const isRoot = process.getuid?.() === 0;
  await mkdir(join(folder, 'logs'));
  await chmod(folder, 0o777);
  await chmod(join(folder, 'logs'), 0o777);
  const file = join(folder, 'icecast.xml');
  await writeFile(
    file,
    `<icecast>
      <limits><clients>20</clients><sources>3</sources></limits>
      <authentication><source-password>sea</source-password><admin-user>admin</admin-user><admin-password>sea</admin-password></authentication>
      <hostname>127.0.0.1</hostname>
      <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
      <fileserve>1</fileserve>
      <paths><logdir>${folder}/logs</logdir><webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot></paths>
      <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog></logging>
      ${isRoot ? '<security><changeowner><user>nobody</user><group>nogroup</group></changeowner></security>' : ''}
    </icecast>`,
  );
  run('icecast2', '-c', file);
  const status = () => fetch(`http://127.0.0.1:${port}/status-json.xsl`);
  await vi.waitFor(async () => expect((await status()).ok).toBe(true));
  return port;
}

test.skipIf(!installed)(
  'Icecast: off air, then its title with the show of our schedule (skipped where icecast2 or ffmpeg is not installed)',
  async () => {
    const port = await startIcecast();
    const url = `http://127.0.0.1:${port}`;
    const stream = `${url}/external.mp3`;
    const externalHost = {
      kind: 'icecast' as const,
      url,
      station: '/external.mp3',
      key: '',
      stream,
      isProxied: false,
    };
    const radio = await startRadio({
      playout: playoutOf(slotAround(Date.now())),
      settings: { externalHost },
    });
    const live = async () => (await (await fetch(`${radio.url}/live.json`)).json()) as object;
    await vi.waitFor(async () => expect(await live()).toMatchObject({ result: { status: 'offAir' } }));

    const sound = '-re -f lavfi -i sine=440:sample_rate=48000 -c:a libmp3lame -b:a 128k -f mp3'.split(' ');
    run(
      'ffmpeg',
      '-v',
      'error',
      ...sound,
      '-ice_name',
      'External Radio',
      `icecast://source:sea@127.0.0.1:${port}/external.mp3`,
    );
    const title = `${url}/admin/metadata?mode=updinfo&mount=/external.mp3&song=Foghorn`;
    const headers = { Authorization: `Basic ${btoa('admin:sea')}` };
    await vi.waitFor(async () =>
      expect(await (await fetch(title, { headers })).text()).toContain('successful'),
    );
    await vi.waitFor(async () =>
      expect(await live()).toMatchObject({
        result: { status: 'schedule', content: { title: 'Test Show' }, metadata: { title: 'Foghorn' } },
      }),
    );
  },
);
