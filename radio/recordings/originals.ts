import { join } from 'node:path';
import { findFile, type StoredFile } from './stored-file.ts';

/** File types of recordings, in the order in which they are looked for. */
const EXTENSIONS = [
  'mp3',
  'wav',
  'flac',
  'm4a',
  'aac',
  'ogg',
  'oga',
  'opus',
  'aif',
  'aiff',
  'mp4',
  'wma',
  'mka',
  'webm',
];

export async function findOriginal(folder: string, name: string): Promise<StoredFile | undefined> {
  for (const extension of EXTENSIONS) {
    const file = await findFile(join(folder, `${name}.${extension}`));
    if (file) return file;
  }
  return undefined;
}

/** The name of the recording in a file; undefined for other files. */
export function recordingNameOf(fileName: string): string | undefined {
  const dot = fileName.lastIndexOf('.');
  return EXTENSIONS.includes(fileName.slice(dot + 1).toLowerCase()) ? fileName.slice(0, dot) : undefined;
}
