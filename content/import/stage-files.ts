import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { constants, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to be copied to a path inside the data folder. */
export type Placement = { from: string; to: string };

const prefix = 'import-';

/**
 * Copies files in two steps: first into a temporary folder, which may take long and may fail, then to their paths, which is quick
 * and can be undone.
 */
export async function stageFiles(data: string, placements: Placement[]) {
  for (const left of readdirSync(data))
    if (left.startsWith(prefix)) rmSync(join(data, left), { recursive: true, force: true });
  const aside = join(data, `${prefix}${randomUUID()}`);
  const clear = () => rmSync(aside, { recursive: true, force: true });
  const staged: { file: string; target: string; was: string }[] = [];
  try {
    await mkdir(aside, { recursive: true });
    for (const [at, { from, to }] of placements.entries()) {
      const file = join(aside, String(at));
      await copyFile(from, file, constants.COPYFILE_FICLONE);
      staged.push({ file, target: join(data, to), was: `${file}.was` });
    }
  } catch (error) {
    clear();
    throw error;
  }
  const moved: typeof staged = [];

  return {
    /** Moves all files to their paths. It is synchronous, so that it can be called in a transaction. */
    commit(): void {
      for (const one of staged) {
        mkdirSync(dirname(one.target), { recursive: true });
        moved.push(one);
        if (existsSync(one.target)) renameSync(one.target, one.was);
        renameSync(one.file, one.target);
      }
    },
    /** Undoes `commit`. */
    undo(): void {
      for (const { file, target, was } of moved.reverse()) {
        if (!existsSync(file)) rmSync(target, { force: true });
        if (existsSync(was)) renameSync(was, target);
      }
    },
    clear,
  };
}
