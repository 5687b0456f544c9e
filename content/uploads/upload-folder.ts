import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';

/** An `original` becomes a show's recording after it was prepared; a `recording` becomes one as it is. */
export type UploadKind = 'original' | 'recording' | 'clip' | 'captions';

/** Facts about a complete upload. */
export type UploadFacts = {
  format: string;
  bytes: number;
  sha256: string;
  /** Null for captions, and for a clip that does not state it. */
  seconds: number | null;
  /** Only of sound. */
  rate?: number;
  channels?: number;
};

/** The state of an upload, stored beside it so that a restart changes nothing. */
export type Upload = {
  id: string;
  kind: UploadKind;
  /** The name that the file will have. */
  name: string;
  filename: string;
  /** Size of the complete upload. */
  bytes: number;
  created: number;
  /** Who sends it; missing in uploads from before this was stored. */
  owner?: string;
  /** Id of the show that this is the original of. */
  show?: number;
} & (
  | { state: 'uploading' | 'checking' }
  | { state: 'ready'; facts: UploadFacts }
  | { state: 'refused'; reason: string }
);

/** Folder inside the data folder with uploads that are not complete or not checked yet. */
export const uploadsFolder = 'uploads';

const idShape = /^[0-9a-f]{32}$/;
const ending = '.status.json';

export type UploadFolder = ReturnType<typeof openUploadFolder>;

export function openUploadFolder(data: string) {
  const folder = join(data, uploadsFolder);
  const pathOf = (id: string) => join(folder, id);

  async function read(id: string): Promise<Upload | undefined> {
    if (!idShape.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(pathOf(id) + ending, 'utf8'));
    } catch {
      return undefined;
    }
  }

  return {
    folder,
    pathOf,
    read,
    write: (upload: Upload) => writeFileAtomically(pathOf(upload.id) + ending, JSON.stringify(upload)),
    /** Oldest first. */
    async list(): Promise<Upload[]> {
      const files = await readdir(folder).catch(() => []);
      const ids = files.flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));
      const uploads = (await Promise.all(ids.map(read))).flatMap((upload) => upload ?? []);
      return uploads.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
    },
    /** How many bytes were received. */
    async received(id: string): Promise<number> {
      return (await stat(pathOf(id)).catch(() => ({ size: 0 }))).size;
    },
    /** Removes the bytes, which were moved to their path or are of no use. */
    async removeBytes(id: string): Promise<void> {
      for (const path of [pathOf(id), `${pathOf(id)}.json`]) await rm(path, { force: true });
    },
    async remove(id: string): Promise<void> {
      for (const path of [pathOf(id), `${pathOf(id)}.json`, pathOf(id) + ending])
        await rm(path, { force: true });
    },
  };
}
