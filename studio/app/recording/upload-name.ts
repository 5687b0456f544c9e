import { slugOf } from '../documents/slug-of.ts';

type Named = Pick<File, 'name' | 'webkitRelativePath' | 'size' | 'lastModified'>;

/** Files of a folder are often called alike. */
export const pathOf = ({ name, webkitRelativePath }: Pick<Named, 'name' | 'webkitRelativePath'>) =>
  webkitRelativePath || name;

/** With something of the moment behind it: a name is for ever, and files are often called alike. */
export const nameOfMoment = (file: Pick<File, 'name'>) => `${plain(file.name)}-${Date.now().toString(36)}`;

/** The same whenever the same file is chosen again, and another for a file of another folder. */
export function nameOfFile(file: Named): string {
  const path = pathOf(file);
  return `${plain(path)}-${hash(`${path} ${file.size} ${file.lastModified}`)}`;
}

/** A name in Cyrillic leaves nothing of itself. */
const plain = (path: string) => slugOf(path.replace(/\.\w+$/, '')).slice(0, 100) || 'recording';

/** FNV-1a, since browsers have no digest for pages without TLS. */
function hash(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(36);
}
