import type { Faults } from './faults.ts';
import type { FolderFile } from './folder.ts';
import type { Placement } from './place-files.ts';
import type { Fields } from './read-document.ts';

const clipName = /^[a-z0-9][a-z0-9-]{0,149}$/;

export type Clips = ReturnType<typeof createClips>;

/** The films of a folder. One that lies beside its video gets the video's name. */
export function createClips(files: FolderFile[], faults: Faults) {
  const placements: Placement[] = [];
  const names = new Set<string>();
  const used = new Set<FolderFile>();

  function keep(file: FolderFile, name: string): void {
    used.add(file);
    if (names.has(name)) faults.add(file.name, null, `There is another film called ${name}`);
    names.add(name);
    placements.push({ from: file.path, to: `media/${name}.webm` });
  }

  return {
    placements,
    has: (name: string) => names.has(name),
    withSource({ file, slug }: { file: FolderFile; slug: string }, fields: Fields): Fields {
      const beside = files.find(({ place, stem }) => place === file.place && stem === file.stem);
      if (fields.source != null || !beside) return fields;
      keep(beside, slug);
      return { ...fields, source: { provider: 'file', name: slug } };
    },
    keepRest(warn: (line: string) => void): void {
      for (const file of files) {
        if (used.has(file)) continue;
        if (clipName.test(file.stem)) keep(file, file.stem);
        else warn(`${file.name} is left out: its name is not lower-case letters, digits and dashes`);
      }
    },
  };
}
