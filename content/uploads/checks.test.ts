import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { expect, onTestFinished, test } from 'vitest';
import { mp3 } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Upload } from './upload-folder.ts';
import { openUploads } from './uploads.ts';

const slow = 'a'.repeat(32);
const next = 'b'.repeat(32);

/** Sound in frames of seven bytes, which takes long to read frame by frame. */
function slowSound(): Buffer {
  return Buffer.alloc(40 * 1024 * 1024, Buffer.from([0xff, 0xf1, 0x4c, 0x80, 0x00, 0xff, 0xfc]));
}

/** Two unchecked uploads that a restart finds, the slow one first. */
function openWithTwo(timeLimit: (bytes: number) => number) {
  const data = temporaryFolder();
  mkdirSync(join(data, 'uploads'));
  for (const [created, [id, bytes]] of Object.entries([
    [slow, slowSound()] as const,
    [next, mp3(5)] as const,
  ])) {
    writeFileSync(join(data, 'uploads', id), bytes);
    const upload = { id, kind: 'recording', name: `sound-${id[0]}`, filename: '', bytes: bytes.length };
    const state = { created: Number(created), state: 'checking' };
    writeFileSync(join(data, 'uploads', `${id}.status.json`), JSON.stringify({ ...upload, ...state }));
  }
  const open = () =>
    openUploads(data, undefined, { canDecode: async () => true }, () => 0, { checkTime: timeLimit });
  return { data, open };
}
const hour = 3_600_000;
const isSlow = (bytes: number) => bytes > 1024 * 1024;

test('a file whose check takes too long is refused with a sentence, and those behind it have their turn', async () => {
  const { open } = openWithTwo((bytes) => (isSlow(bytes) ? 100 : hour));
  const uploads = open();
  await expect.poll(async () => (await uploads.read(next))?.state).toBe('ready');
  expect(await uploads.read(slow)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('It took too long'),
  });
  await uploads.close();
  const again = open();
  onTestFinished(() => again.close());
  expect(await again.read(slow)).toMatchObject({ state: 'refused' });
});

test('an upload that is being checked can be removed, which ends its check', async () => {
  using log = captureLog();
  const { data, open } = openWithTwo(() => hour);
  const uploads = open();
  onTestFinished(() => uploads.close());
  await uploads.remove((await uploads.read(slow)) as Upload);
  await expect.poll(async () => (await uploads.read(next))?.state).toBe('ready');
  expect(await uploads.read(slow)).toBeUndefined();
  expect(readdirSync(join(data, 'recordings'))).toEqual(['sound-b.mp3']);
  // Its bytes are removed after its state is stored.
  await expect.poll(() => readdirSync(join(data, 'uploads'))).toEqual([`${next}.status.json`]);
  expect(log.lines()).toEqual([]);
});

test('an upload is listed as ready for as long as its file is there', async () => {
  const { data, open } = openWithTwo(() => 1_000 * 3_600);
  rmSync(join(data, 'uploads', `${slow}.status.json`));
  const uploads = open();
  onTestFinished(() => uploads.close());
  await expect.poll(async () => (await uploads.list())[0]?.state).toBe('ready');
  rmSync(join(data, 'recordings/sound-b.mp3'));
  expect(await uploads.list()).toEqual([]);
});
