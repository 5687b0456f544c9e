import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { clipEndings } from '../media/clips.ts';
import { soundEndings } from '../media/recording-file.ts';

export type FolderFile = {
  path: string;
  /** Path inside the folder with slashes, as used in messages. */
  name: string;
  /** The folder that contains the file, inside the imported folder; empty at the top level. */
  folder: string;
  /** File name without its extension. */
  stem: string;
  ending: string;
};

type Folder = {
  documents: FolderFile[];
  pictures: FolderFile[];
  sounds: FolderFile[];
  clips: FolderFile[];
  captions: FolderFile[];
  fonts: FolderFile[];
  /** Table rows of an export. */
  rows: FolderFile[];
  /** Live sound of an export, with what the radio host has not passed on yet. */
  broadcasts: FolderFile[];
  /** Files of no known kind. */
  unknown: FolderFile[];
};

const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** Examples are for copying, not for importing. */
const skippedFolders = ['examples', 'node_modules'];
const skippedFiles = /^(?:readme|licen[cs]e|thumbs\.db|desktop\.ini)|\.(?:md|txt)$/i;

/** All files of a station folder by kind, which extension and folder decide. */
export async function readFolder(folder: string): Promise<Folder> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Name the folder it lies in.`);
  const files: FolderFile[] = [];
  await collect(folder, '', files);
  const found: Folder = {
    documents: [],
    pictures: [],
    sounds: [],
    clips: [],
    captions: [],
    fonts: [],
    rows: [],
    broadcasts: [],
    unknown: [],
  };
  for (const file of files) found[kindOf(file)].push(file);
  return found;
}

async function collect(root: string, folder: string, files: FolderFile[]): Promise<void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) {
      if (!skippedFolders.includes(entry.name)) await collect(root, name, files);
    } else if (!skippedFiles.test(entry.name)) {
      const { name: stem, ext } = parse(entry.name);
      files.push({ path: join(root, name), name, folder, stem, ending: ext.slice(1).toLowerCase() });
    }
  }
}

function kindOf({ name, ending }: FolderFile): keyof Folder {
  if (name.startsWith('broadcasts/')) return 'broadcasts';
  if (ending === 'json') return name.startsWith('tables/') ? 'rows' : 'documents';
  if (pictureEndings.includes(ending)) return 'pictures';
  if (soundEndings.includes(ending)) return 'sounds';
  if (ending === 'woff2') return 'fonts';
  if (ending === 'vtt') return 'captions';
  return clipEndings.includes(ending) ? 'clips' : 'unknown';
}
