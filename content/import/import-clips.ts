import { readFileSync } from 'node:fs';
import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import type { Fields } from './read-document.ts';
import type { Placement } from './stage-files.ts';

const clipName = /^[a-z0-9][a-z0-9-]{0,149}$/;
const captionsOf = /^(?<stem>.+)\.(?<language>[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})$/;
const qualityOf = /^(?<stem>.+)\.(?<height>\d{3,4})p?$/;

export type ClipImport = ReturnType<typeof createClipImport>;

/**
 * The films of a folder and their captions. Files beside a video document belong to it: `pier.webm`, the same film in other
 * heights as `pier.480.webm`, captions as `pier.en.vtt`.
 */
export function createClipImport(
  files: { clips: FolderFile[]; captions: FolderFile[] },
  errors: ImportErrors,
) {
  const placements: Placement[] = [];
  const names = { clip: new Set<string>(), captions: new Set<string>() };
  const used = new Set<FolderFile>();

  function add(file: FolderFile, name: string): string {
    const kind = file.ending === 'vtt' ? 'captions' : 'clip';
    used.add(file);
    if (names[kind].has(name)) errors.add(file.name, null, `There is another film called ${name}`);
    if (kind === 'captions' && !isWebVtt(file.path)) errors.add(file.name, null, 'It is no WebVTT file');
    names[kind].add(name);
    placements.push({ from: file.path, to: `media/${name}.${file.ending}` });
    return name;
  }

  return {
    placements,
    has: (name: string) => names.clip.has(name),
    hasCaptions: (name: string) => names.captions.has(name),
    fillSource({ file, slug }: { file: FolderFile; slug: string }, fields: Fields): Fields {
      const here = (one: FolderFile) => one.folder === file.folder;
      const clip = files.clips.find((one) => here(one) && one.stem === file.stem);
      if (fields.source != null || !clip) return fields;
      const qualities = files.clips.filter(here).flatMap((one) => {
        const { stem, height = '' } = qualityOf.exec(one.stem)?.groups ?? {};
        return stem === file.stem ? [{ height: Number(height), name: add(one, `${slug}-${height}`) }] : [];
      });
      const captions = files.captions.filter(here).flatMap((one) => {
        const { stem, language = '' } = captionsOf.exec(one.stem)?.groups ?? {};
        if (stem !== file.stem) return [];
        const name = add(one, `${slug}-${language.toLowerCase()}`);
        return [{ language, label: nameOfLanguage(language), name }];
      });
      return {
        ...fields,
        source: {
          provider: 'file',
          name: add(clip, slug),
          ...(qualities.length > 0 && { qualities: qualities.sort((a, b) => b.height - a.height) }),
          ...(captions.length > 0 && { captions }),
        },
      };
    },
    addRest(warn: (line: string) => void): void {
      for (const file of [...files.clips, ...files.captions]) {
        if (used.has(file)) continue;
        if (clipName.test(file.stem)) add(file, file.stem);
        else warn(`${file.name} is left out: its name is not lower-case letters, digits and dashes`);
      }
    },
  };
}

function isWebVtt(path: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(readFileSync(path, 'utf8'));
}

/** The name of a language in that language. */
function nameOfLanguage(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
