import { slugOf } from '../documents/slug-of.ts';

type Named = Pick<File, 'name' | 'webkitRelativePath' | 'size' | 'lastModified'>;

/** Path of a file inside the chosen folder, because files in different folders often have the same name. */
export const pathOf = ({ name, webkitRelativePath }: Pick<Named, 'name' | 'webkitRelativePath'>) =>
  webkitRelativePath || name;

/** A unique name for an upload, with the time appended: names are never reused, and files often have the same name. */
export const nameOfMoment = (file: Pick<File, 'name'>) => `${plain(file.name)}-${Date.now().toString(36)}`;

/** A name that is the same whenever the same file is chosen, and different for a file of another folder. */
export function nameOfFile(file: Named): string {
  const path = pathOf(file);
  return `${plain(path)}-${hash(`${path} ${file.size} ${file.lastModified}`)}`;
}

/** A slug from a file name; `recording` when no character can be used, as in a Cyrillic name. */
const plain = (path: string) => slugOf(path.replace(/\.\w+$/, '')).slice(0, 100) || 'recording';

/** FNV-1a, because browsers offer no digest to pages without TLS. */
function hash(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(36);
}
