import { join } from 'node:path';
import { findFile, type StoredFile } from './stored-file.ts';

/** What a recording may come as. mp3 goes before the rest, and what cannot go on air as it is gets converted. */
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

/** The name of the recording that a file is; undefined when it is something else. */
export function recordingOf(fileName: string): string | undefined {
  const dot = fileName.lastIndexOf('.');
  return EXTENSIONS.includes(fileName.slice(dot + 1).toLowerCase()) ? fileName.slice(0, dot) : undefined;
}
