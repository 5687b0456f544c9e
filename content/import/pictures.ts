import { stat } from 'node:fs/promises';
import type { Picture } from '@longwave/contract/picture.ts';
import { BadPicture, lookAtPicture, type MediaRow } from '../media/original-picture.ts';
import type { Store } from '../store.ts';
import type { Faults } from './faults.ts';
import type { FolderFile } from './folder.ts';
import { hashFile } from './hash-file.ts';
import type { Placement } from './place-files.ts';

const pictureName = /^[a-z0-9][a-z0-9-]{0,149}$/;

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures of a folder: each gets a name of the station when something shows it. */
export function createPictures(store: Store, files: FolderFile[], faults: Faults) {
  const looked = new Map<FolderFile, Promise<Omit<MediaRow, 'name' | 'file'> & { ending: string }>>();
  const rows = new Map<string, MediaRow>();
  const placements: Placement[] = [];
  const used = new Set<FolderFile>();

  function look(file: FolderFile) {
    const known = looked.get(file) ?? lookAt(file);
    looked.set(file, known);
    return known;
  }

  const inStore = (name: string) =>
    store.sql('SELECT * FROM media WHERE name = ?').get(name) as MediaRow | undefined;

  return {
    rows,
    placements,
    /** A row that an export has, whose file lies in `media`. */
    addRow(row: MediaRow, file: FolderFile): void {
      used.add(file);
      const known = inStore(row.name);
      if (known && known.sha256 !== row.sha256) {
        faults.add(file.name, null, `The station has another picture called ${row.name}`);
        return;
      }
      rows.set(row.name, row);
      placements.push({ from: file.path, to: `media/${row.file}` });
    },

    find: (path: string) => files.find(({ name }) => name === path),
    beside: (place: string, stem: string) => files.find((file) => file.place === place && file.stem === stem),
    byName: (name: string) => files.find(({ stem }) => stem === name),

    /**
     * Gives a file a name. Browsers keep a picture for a year, so where that name has another picture already, a made
     * name gets a mark of what is in the file; a name that somebody chose is refused.
     */
    async keep(file: FolderFile, wanted: string, isChosen: boolean): Promise<Picture | undefined> {
      used.add(file);
      try {
        const { ending, ...facts } = await look(file);
        const taken = rows.get(wanted) ?? inStore(wanted);
        const isOther = taken !== undefined && taken.sha256 !== facts.sha256;
        if (isOther && isChosen) {
          faults.add(file.name, null, `There is another picture called ${wanted}; give this one a new name`);
          return undefined;
        }
        const name = isOther ? `${wanted.slice(0, 140)}-${facts.sha256.slice(0, 8)}` : wanted;
        if (!rows.has(name) && !inStore(name)) {
          rows.set(name, { name, file: `${name}.${ending}`, ...facts });
          placements.push({ from: file.path, to: `media/${name}.${ending}` });
        }
        return { name, alt: '', width: facts.width, height: facts.height, colour: facts.colour };
      } catch (error) {
        if (!(error instanceof BadPicture)) throw error;
        faults.add(file.name, null, error.message);
        return undefined;
      }
    },

    /** Pictures that no document has asked for by their file are there for those that name them. */
    async keepRest(warn: (line: string) => void): Promise<void> {
      for (const file of files) {
        if (used.has(file)) continue;
        if (pictureName.test(file.stem)) await this.keep(file, file.stem, true);
        else
          warn(
            `${file.name} is left out: no document shows it, and its name is not lower-case letters, digits and dashes`,
          );
      }
    },

    has: (name: string) => rows.has(name),

    /** A picture the station has already, for a document that says no more than its name. */
    known(name: string): Picture | undefined {
      const row = rows.get(name) ?? inStore(name);
      return row && { name, alt: '', width: row.width, height: row.height, colour: row.colour };
    },
  };
}

async function lookAt(file: FolderFile) {
  const facts = await lookAtPicture(file.path);
  return { ...facts, bytes: (await stat(file.path)).size, sha256: await hashFile(file.path) };
}
