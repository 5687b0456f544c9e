import { readFileSync } from 'node:fs';
import { fontFile, fontName, fontProblem, fontsFolder } from '../brand/fonts.ts';
import type { FolderFile } from './folder.ts';
import { hashFile, isSameFile } from './hash-file.ts';
import type { ImportErrors } from './import-errors.ts';
import { type Fields, isFields } from './read-document.ts';
import { slugOf } from './slug-of.ts';
import type { Placement } from './stage-files.ts';

export type FontImport = ReturnType<typeof createFontImport>;

/** The fonts of a folder: those that its station document names, and those in the folder `fonts` of an export. */
export function createFontImport(data: string, files: FolderFile[], errors: ImportErrors) {
  const placements: Placement[] = [];
  const names = new Set<string>();
  const used = new Set<FolderFile>();

  /** Adds a font. If another font has its name, part of the hash is added, since browsers cache a font for a year. */
  async function add(file: FolderFile, wanted: string): Promise<string> {
    used.add(file);
    const fault = fontProblem(readFileSync(file.path));
    if (fault) errors.add(file.name, null, fault);
    const there = fontFile(data, wanted);
    if (there && (await isSameFile(there, file.path))) return wanted;
    const name = there ? `${wanted.slice(0, 140)}-${(await hashFile(file.path)).slice(0, 8)}` : wanted;
    if (!names.has(name)) placements.push({ from: file.path, to: `${fontsFolder}/${name}.woff2` });
    names.add(name);
    return name;
  }

  async function found(station: FolderFile, field: string, written: unknown): Promise<unknown> {
    if (typeof written !== 'string') return written;
    const stem = written.replace(/\.woff2$/i, '');
    const beside = (file: FolderFile) => file.folder === station.folder && file.stem === stem;
    const file = files.find(beside) ?? files.find((one) => one.stem === stem);
    if (file) return add(file, slugOf(stem));
    if (stem !== written) errors.add(station.name, field, `There is no font ${written} in the folder`);
    return slugOf(stem);
  }

  return {
    placements,
    has: (name: string) => names.has(name),
    /** Replaces the font files that the station document names by their font names. */
    async fillFonts({ file }: { file: FolderFile }, fields: Fields): Promise<Fields> {
      if (!isFields(fields.brand)) return fields;
      const brand: Fields = { ...fields.brand };
      for (const field of ['displayFont', 'textFont'])
        if (field in brand) brand[field] = await found(file, `brand.${field}`, brand[field]);
      return { ...fields, brand };
    },
    async addRest(warn: (line: string) => void): Promise<void> {
      for (const file of files) {
        if (used.has(file)) continue;
        if (file.folder === fontsFolder && fontName.test(file.stem)) await add(file, file.stem);
        else warn(`${file.name} is left out: the station document names no such font`);
      }
    },
  };
}
