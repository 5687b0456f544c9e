import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

type Options = {
  /** Permissions of the file. */
  mode?: number;
};

let written = 0;

/** A path beside the file, with the process id in its name: files of killed processes are removed at the next start. */
export function temporaryPath(path: string): string {
  return `${path}.${threadId}-${++written}.${process.pid}.new`;
}

/** Whether a name was made by `temporaryPath`. Earlier versions of the station used the endings `half`, `making` and `unfinished`. */
export function isTemporaryFile(name: string): boolean {
  return /\.(?:new|half|making|unfinished)$/.test(name);
}

/** Readers of the file see the old bytes or the new ones, never a part, even after a power cut. */
export function writeFileAtomically(
  path: string,
  bytes: string | Uint8Array,
  options?: Options,
): Promise<void> {
  return writeFileInPieces(path, (file) => file.writeFile(bytes), options);
}

/** The same for files too large for memory: `write` writes the bytes piece by piece. */
export async function writeFileInPieces(
  path: string,
  write: (file: FileHandle) => Promise<void>,
  { mode = 0o666 }: Options = {},
): Promise<void> {
  const temporary = temporaryPath(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    {
      await using file = await open(temporary, 'w', mode);
      await write(file);
      await file.sync();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The same, synchronous, for commands and start-up. */
export function writeFileAtomicallySync(path: string, bytes: string | Uint8Array, options?: Options): void {
  const temporary = writeTemporarySync(path, bytes, options);
  try {
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a file only if it does not exist: when several processes do this at once, one writes it and the others leave it unchanged. */
export function writeNewFileSync(path: string, bytes: string | Uint8Array, options?: Options): void {
  const temporary = writeTemporarySync(path, bytes, options);
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function writeTemporarySync(
  path: string,
  bytes: string | Uint8Array,
  { mode = 0o666 }: Options = {},
): string {
  const temporary = temporaryPath(path);
  mkdirSync(dirname(path), { recursive: true });
  try {
    const file = openSync(temporary, 'w', mode);
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
