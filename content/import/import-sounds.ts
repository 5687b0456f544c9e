import { stat } from 'node:fs/promises';
import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { fileName } from '@longwave/contract/field.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';
import { recordingFile, recordingsFolder } from '../media/recording-file.ts';
import { BadSound } from '../sound/bad-sound.ts';
import { soundSeconds } from '../sound/sound-length.ts';
import type { FolderFile } from './folder.ts';
import { hashFile, isSameFile } from './hash-file.ts';
import type { ImportErrors } from './import-errors.ts';
import type { Placement } from './stage-files.ts';

export type SoundImport = ReturnType<typeof createSoundImport>;

/** The recordings of a folder. */
export function createSoundImport(
  data: string,
  station: StationModule | undefined,
  files: FolderFile[],
  errors: ImportErrors,
) {
  const placements: Placement[] = [];
  const names = new Map<string, FolderFile>();
  const used = new Set<FolderFile>();

  /** The wanted name, with part of the file's hash if another recording has that name. */
  async function nameFor(file: FolderFile, wanted: string): Promise<{ name: string; isThere: boolean }> {
    const there = recordingFile(data, wanted);
    if (there && (await isSameFile(there, file.path))) return { name: wanted, isThere: true };
    const isFree = !there && !canMake(station, 'recording', wanted) && !names.has(wanted);
    if (isFree) return { name: wanted, isThere: false };
    const name = `${wanted.slice(0, 130)}-${(await hashFile(file.path)).slice(0, 8)}`;
    return { name, isThere: recordingFile(data, name) !== undefined };
  }

  function placeFile(file: FolderFile, name: string): void {
    names.set(name, file);
    placements.push({ from: file.path, to: `${recordingsFolder}/${name}.${file.ending}` });
  }

  return {
    placements,
    has: (name: string) => names.has(name),
    find: (path: string) => files.find(({ name }) => name === path),
    beside: (folder: string, stem: string) =>
      files.find((file) => file.folder === folder && file.stem === stem),
    inFolder: (folder: string) => files.filter((file) => file.folder === folder),

    /** Adds a recording and measures its length. Files that are not mp3 are converted by the radio host, so their size is unknown. */
    async add(file: FolderFile, wanted: string): Promise<Recording | undefined> {
      used.add(file);
      try {
        const seconds = await soundSeconds(file.path);
        const { name, isThere } = await nameFor(file, wanted);
        if (!isThere) placeFile(file, name);
        const bytes = file.ending === 'mp3' ? (await stat(file.path)).size : null;
        return { kind: 'file', name, url: recordingUrl(name), seconds, bytes };
      } catch (error) {
        if (!(error instanceof BadSound)) throw error;
        errors.add(file.name, null, error.message);
        return undefined;
      }
    },

    /** Adds the other recordings in the folder `recordings` under their names, as in an export; files elsewhere are reported. */
    addRest(warn: (line: string) => void): void {
      for (const file of files) {
        if (used.has(file)) continue;
        if (file.folder === recordingsFolder && fileName.safeParse(file.stem).success)
          placeFile(file, file.stem);
        else
          warn(`${file.name} is left out: there is no show of that name beside it, and no document names it`);
      }
    },
  };
}
