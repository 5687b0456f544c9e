import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Picture } from '@longwave/contract/picture.ts';
import { BadPicture, inspectPicture } from '../media/original-picture.ts';
import { pictureOf } from '../media/picture-facts.ts';
import type { Reads } from '../store/repository.ts';
import { type MediaRow, undescribed } from '../store/tables/media.ts';
import type { FolderFile } from './folder.ts';
import { hashFile } from './hash-file.ts';
import type { ImportErrors } from './import-errors.ts';
import type { Placement } from './stage-files.ts';

const pictureName = /^[a-z0-9][a-z0-9-]{0,149}$/;

export type PictureImport = ReturnType<typeof createPictureImport>;

/** The pictures of a folder; each gets a name in the station when a document shows it. */
export function createPictureImport({ media }: Reads, files: FolderFile[], errors: ImportErrors) {
  const inspected = new Map<FolderFile, ReturnType<typeof inspectFile>>();
  const rows = new Map<string, MediaRow>();
  const placements: Placement[] = [];
  const used = new Set<FolderFile>();

  function inspect(file: FolderFile) {
    const known = inspected.get(file) ?? inspectFile(file);
    inspected.set(file, known);
    return known;
  }

  return {
    rows,
    placements,
    /** Adds a row of an export, whose file is in `media`. */
    async addRow(row: MediaRow, file: FolderFile): Promise<void> {
      used.add(file);
      const known = await media.read(row.name);
      if (known && known.sha256 !== row.sha256) {
        errors.add(file.name, null, `The station has another picture called ${row.name}`);
        return;
      }
      rows.set(row.name, row);
      placements.push({ from: file.path, to: `media/${row.file}` });
    },

    find: (path: string) => files.find(({ name }) => name === path),
    beside: (folder: string, stem: string) =>
      files.find((file) => file.folder === folder && file.stem === stem),
    byName: (name: string) => files.find(({ stem }) => stem === name),

    /**
     * Adds a file under a name. If another picture has that name, a generated name gets part of the file's hash, and a name that
     * somebody chose is refused.
     */
    async add(file: FolderFile, wanted: string, isChosen: boolean): Promise<Picture | undefined> {
      used.add(file);
      try {
        const facts = await inspect(file);
        const taken = rows.get(wanted) ?? (await media.read(wanted));
        const isOther = taken !== undefined && taken.sha256 !== facts.sha256;
        if (isOther && isChosen) {
          errors.add(file.name, null, `There is another picture called ${wanted}; give this one a new name`);
          return undefined;
        }
        const name = isOther ? `${wanted.slice(0, 140)}-${facts.sha256.slice(0, 8)}` : wanted;
        const known = rows.get(name) ?? (await media.read(name));
        if (known) return pictureOf(known);
        const row: MediaRow = { name, ...facts };
        rows.set(name, row);
        placements.push({ from: file.path, to: `media/${row.file}` });
        return pictureOf(row);
      } catch (error) {
        if (!(error instanceof BadPicture)) throw error;
        errors.add(file.name, null, error.message);
        return undefined;
      }
    },

    /** Adds the pictures that no document shows by their file, so that they can be used by name. */
    async addRest(warn: (line: string) => void): Promise<void> {
      for (const file of files) {
        if (used.has(file)) continue;
        if (pictureName.test(file.stem)) await this.add(file, file.stem, true);
        else
          warn(
            `${file.name} is left out: no document shows it, and its name is not lower-case letters, digits and dashes`,
          );
      }
    },

    has: (name: string) => rows.has(name),

    /** A picture that exists already, for a document that gives only its name. */
    async known(name: string): Promise<Picture | undefined> {
      const row = rows.get(name) ?? (await media.read(name));
      return row && pictureOf(row);
    },
  };
}

async function inspectFile(file: FolderFile): Promise<Omit<MediaRow, 'name'>> {
  const { ending, ...facts } = await inspectPicture(file.path);
  const sha256 = await hashFile(file.path);
  return {
    ...facts,
    file: `${sha256}.${ending}`,
    bytes: (await stat(file.path)).size,
    sha256,
    filename: basename(file.path),
    ...undescribed,
    added: Date.now(),
  };
}
