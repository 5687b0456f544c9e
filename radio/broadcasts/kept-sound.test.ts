import { mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNK_BYTES, silence } from '../frames/frame.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { createKeptSound } from './kept-sound.ts';

const onAir = { slot: null, track: null, since: 0, live: null };
const chunk = (number: number) => ({ number, bytes: markedFrames('live', number * 21, 21), onAir });

test('[R-301] a pause in the live sound leaves the scheduled sound in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const kept = await createKeptSound(folder, 1e9, () => {});
  for (const number of [100, 101, 104]) kept.keep(chunk(number));
  const bytes = silence(6 * 21);
  await kept.overlay(bytes, 99 * 21);
  const chunks = marksIn(bytes).filter((_, index) => index % 21 === 0);
  expect(chunks).toEqual(['', 'live#2100', 'live#2121', '', '', 'live#2184']);
  expect(kept.stretches()).toEqual([
    { firstFrame: 2100, count: 42, session: '0' },
    { firstFrame: 2184, count: 21, session: '0' },
  ]);
  await kept.close();
});

test('[R-301] the disk used is bounded: the oldest live sound goes first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const kept = await createKeptSound(folder, 3 * CHUNK_BYTES, () => {});
  for (const number of [10, 20, 30, 40, 50]) kept.keep(chunk(number));
  await kept.close();
  expect((await readdir(folder)).sort()).toEqual(['30.0.mp3', '40.0.mp3', '50.0.mp3']);
});

test('two sources that follow each other without a pause are told apart, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const kept = await createKeptSound(folder, 1e9, () => {});
  const live = (since: number) => ({ ...onAir, live: { id: `live-${since}`, name: '', song: '', since } });
  for (const number of [7, 8, 9, 10]) kept.keep({ ...chunk(number), onAir: live(number < 9 ? 1 : 2) });
  await kept.close();
  const again = await createKeptSound(folder, 1e9, () => {});
  expect(again.stretches()).toEqual([
    { firstFrame: 147, count: 42, session: '1' },
    { firstFrame: 189, count: 42, session: '2' },
  ]);
  expect(marksIn(await again.read(168, 42))[21]).toBe('live#189');
  await again.close();
});

test.skipIf(process.platform !== 'linux')(
  'a full disk costs what could not be written, and no file stays open',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kept-'));
    for (const number of [100, 101]) await symlink('/dev/full', join(folder, `${number}.0.mp3`));
    const logged: string[] = [];
    const kept = await createKeptSound(folder, 1e9, (line) => logged.push(line));
    for (const number of [100, 101, 102, 103]) kept.keep(chunk(number));
    expect(marksIn(await kept.read(102 * 21, 42))[21]).toBe('live#2163');
    expect(logged).toEqual([expect.stringContaining('ENOSPC')]);
    const open = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(open.filter((path) => path === '/dev/full')).toEqual([]);
    await kept.close();
  },
);
