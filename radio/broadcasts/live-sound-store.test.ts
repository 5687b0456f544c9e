import { mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoggedEvent, logTo, silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { CHUNK_BYTES, silence } from '@longwave/transcoding/frames/frame.ts';
import { expect, test } from 'vitest';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { openLiveSoundStore } from './live-sound-store.ts';

const onAir = { slot: null, track: null, since: 0, live: null };
const chunk = (number: number) => ({ number, bytes: markedFrames('live', number * 21, 21), onAir });

test('where live sound pauses, the recorded sound stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const store = await openLiveSoundStore(folder, 1e9, silentLog);
  for (const number of [100, 101, 104]) store.append(chunk(number));
  const bytes = silence(6 * 21);
  await store.overlay(bytes, 99 * 21);
  const chunks = marksIn(bytes).filter((_, index) => index % 21 === 0);
  expect(chunks).toEqual(['', 'live#2100', 'live#2121', '', '', 'live#2184']);
  expect(store.stretches()).toEqual([
    { firstFrame: 2100, count: 42, session: '0' },
    { firstFrame: 2184, count: 21, session: '0' },
  ]);
  await store.close();
});

test('the disk space is limited: the oldest live sound is removed first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const store = await openLiveSoundStore(folder, 3 * CHUNK_BYTES, silentLog);
  for (const number of [10, 20, 30, 40, 50]) store.append(chunk(number));
  await store.close();
  expect((await readdir(folder)).sort()).toEqual(['30.0.mp3', '40.0.mp3', '50.0.mp3']);
});

test('two sources without a pause between them stay two stretches, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const store = await openLiveSoundStore(folder, 1e9, silentLog);
  const live = (since: number) => ({ ...onAir, live: { id: `live-${since}`, name: '', song: '', since } });
  for (const number of [7, 8, 9, 10]) store.append({ ...chunk(number), onAir: live(number < 9 ? 1 : 2) });
  await store.close();
  const again = await openLiveSoundStore(folder, 1e9, silentLog);
  expect(again.stretches()).toEqual([
    { firstFrame: 147, count: 42, session: '1' },
    { firstFrame: 189, count: 42, session: '2' },
  ]);
  expect(marksIn(await again.read(168, 42))[21]).toBe('live#189');
  await again.close();
});

test.skipIf(process.platform !== 'linux')(
  'on a full disk only what could not be written is lost, and no file stays open',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kept-'));
    for (const number of [100, 101]) await symlink('/dev/full', join(folder, `${number}.0.mp3`));
    const logged: LoggedEvent[] = [];
    const store = await openLiveSoundStore(folder, 1e9, logTo(logged));
    for (const number of [100, 101, 102, 103]) store.append(chunk(number));
    expect(marksIn(await store.read(102 * 21, 42))[21]).toBe('live#2163');
    expect(logged).toEqual([
      { event: 'live sound not stored', error: expect.objectContaining({ code: 'ENOSPC' }) },
    ]);
    const open = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(open.filter((path) => path === '/dev/full')).toEqual([]);
    await store.close();
  },
);
