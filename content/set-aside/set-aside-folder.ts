import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Preparation } from '../preparation/preparation-folder.ts';
import type { MediaRow } from '../store/tables/media.ts';

const day = 86_400_000;
/** As long as the retention of the trash. */
export const setAsideDays = 30;

export type SetAsideKind = 'picture' | 'recording' | 'clip' | 'captions' | 'preparation';

/** Something that was deleted or replaced and can be put back as it was. */
export type SetAside = {
  id: string;
  at: number;
  author: string;
  name: string;
  /** Paths its files had inside the data folder. */
  files: string[];
} & (
  | { kind: 'recording' | 'clip' | 'captions' }
  /** `replacedBy`: SHA-256 of the picture that replaced it; null if it was deleted. */
  | { kind: 'picture'; row: MediaRow; replacedBy: string | null }
  | { kind: 'preparation'; preparation: Preparation }
);
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type NewSetAside = Without<SetAside, 'id' | 'files'>;

export const setAsideFolder = 'set-aside';
const idShape = /^[0-9a-f]{32}$/;
const entryFile = 'entry.json';

export type SetAsideFolder = ReturnType<typeof openSetAside>;

/** Files that are set aside for thirty days: a folder for each entry, with what is needed to put it back. */
export function openSetAside(data: string) {
  const folder = join(data, setAsideFolder);
  const pathOf = (id: string, file: string | number) => join(folder, id, String(file));

  async function read(id: string): Promise<SetAside | undefined> {
    if (!idShape.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(pathOf(id, entryFile), 'utf8'));
    } catch {
      return undefined;
    }
  }

  async function list(): Promise<SetAside[]> {
    const ids = await readdir(folder).catch(() => []);
    const entries = (await Promise.all(ids.map(read))).flatMap((entry) => entry ?? []);
    return entries.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  }

  const remove = (id: string) => rm(join(folder, id), { recursive: true, force: true });

  return {
    read,
    /** Newest first. */
    list,
    remove,
    /**
     * Moves the files that exist into a new entry; those in `copied` are copied, since something else uses them as well. It is
     * synchronous, so that it can be part of a transaction.
     */
    add(entry: NewSetAside, files: string[], copied: string[] = []): string {
      const id = randomUUID().replaceAll('-', '');
      const present = files.filter((file) => existsSync(join(data, file)));
      mkdirSync(join(folder, id), { recursive: true });
      writeFileSync(pathOf(id, entryFile), JSON.stringify({ ...entry, id, files: present }), { flush: true });
      for (const [at, file] of present.entries()) {
        if (copied.includes(file)) copyFileSync(join(data, file), pathOf(id, at));
        else move(join(data, file), pathOf(id, at));
      }
      return id;
    },
    /** Moves the files back to their paths. Repeating it changes nothing; the entry stays until `remove`. */
    placeFiles({ id, files, kind }: SetAside): void {
      for (const [at, file] of files.entries()) {
        const [from, to] = [pathOf(id, at), join(data, file)];
        // Pictures are named by their content, so a file that is there is the same.
        if (existsSync(to) && existsSync(from) && kind !== 'picture') throw new PlaceTaken(file);
        if (existsSync(to) || !existsSync(from)) continue;
        mkdirSync(dirname(to), { recursive: true });
        move(from, to);
      }
    },
    async bytes({ id, files }: SetAside): Promise<number> {
      const sizes = files.map(async (_, at) => (await stat(pathOf(id, at)).catch(() => ({ size: 0 }))).size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    async removeOld(now: number): Promise<void> {
      for (const { id, at } of await list()) if (at < now - setAsideDays * day) await remove(id);
    },
  };
}

/** There is another file at the path of a file that was set aside. */
export class PlaceTaken extends Error {}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // A folder of the station may be on a disk of its own.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
    rmSync(from);
  }
}
