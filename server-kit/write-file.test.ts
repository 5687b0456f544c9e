import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  isTemporaryFile,
  temporaryPath,
  writeFileAtomically,
  writeFileAtomicallySync,
  writeFileInPieces,
  writeNewFileSync,
} from './write-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'longwave-write-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'write-file.ts')).href);

/** Runs code in a process that is killed when it renames a file. */
function runUntilRename(code: string): number | null {
  const killed = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.renameSync = fs.promises.rename = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { writeFileAtomically, writeFileAtomicallySync } = await import(${module});
    ${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', killed]).status;
}

for (const [name, write] of [
  ['writeFileAtomically', writeFileAtomically],
  ['writeFileAtomicallySync', writeFileAtomicallySync],
] as const) {
  test(`${name} replaces a file, makes its folder and leaves nothing beside it`, async () => {
    const file = join(folder, name, 'deep/state.json');
    await write(file, 'old', { mode: 0o600 });
    await write(file, new TextEncoder().encode('new'), { mode: 0o600 });
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(join(folder, name, 'deep'))).toEqual(['state.json']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test(`${name}: a crash between temporary file and rename leaves the old file whole`, () => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, 'old');
    const status = runUntilRename(`await ${name}(${JSON.stringify(file)}, 'new');`);
    expect(status).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder).some((one) => one.startsWith(`${name}.json.`) && one.endsWith('.new'))).toBe(
      true,
    );
  });

  test(`${name}: what cannot be written fails and leaves no temporary file`, async () => {
    const file = join(folder, `${name}-is-a-folder`);
    mkdirSync(join(file, 'inside'), { recursive: true });
    await expect((async () => write(file, 'new'))()).rejects.toThrow();
    expect(readdirSync(folder).filter((one) => one.startsWith(`${name}-is-a-folder.`))).toEqual([]);
  });
}

test('writers of the same file at the same time do not mix their bytes', async () => {
  const file = join(folder, 'shared.json');
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => writeFileAtomically(file, text)));
  expect(texts).toContain(readFileSync(file, 'utf8'));
});

test('a file written in pieces is there once it is whole, and not at all when writing fails', async () => {
  const file = join(folder, 'pieces/sound.mp3');
  await writeFileInPieces(file, async (handle) => {
    for (const piece of ['one ', 'two']) await handle.write(piece);
    expect(existsSync(file)).toBe(false);
  });
  expect(readFileSync(file, 'utf8')).toBe('one two');
  const failing = writeFileInPieces(file, async (handle) => {
    await handle.write('three');
    throw new Error('the source ended');
  });
  await expect(failing).rejects.toThrow('the source ended');
  expect(readFileSync(file, 'utf8')).toBe('one two');
  expect(readdirSync(join(folder, 'pieces'))).toEqual(['sound.mp3']);
});

test('a new file is written once: a second writer leaves it as it is, and nothing beside it', () => {
  const file = join(folder, 'new/key');
  writeNewFileSync(file, 'first', { mode: 0o600 });
  writeNewFileSync(file, 'second', { mode: 0o600 });
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(join(folder, 'new'))).toEqual(['key']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('temporary files are known by their names, also those of earlier versions', () => {
  expect(isTemporaryFile(temporaryPath('/data/a.mp3'))).toBe(true);
  for (const name of ['480.avif.7.half', 'b.mp3.7.making', 'c.unfinished'])
    expect(isTemporaryFile(name)).toBe(true);
  expect(isTemporaryFile('the-new.mp3')).toBe(false);
});
