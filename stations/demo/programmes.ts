import { type Family, families } from './genres.ts';
import { acrossProgrammes } from './programmes/across.ts';
import { bassProgrammes } from './programmes/bass.ts';
import { driftProgrammes } from './programmes/drift.ts';
import { dubProgrammes } from './programmes/dub.ts';
import { guitarsProgrammes } from './programmes/guitars.ts';
import { houseProgrammes } from './programmes/house.ts';
import type { Programme, ProgrammeText } from './programmes/programme.ts';
import { soulProgrammes } from './programmes/soul.ts';
import { technoProgrammes } from './programmes/techno.ts';

const texts: Record<Family, ProgrammeText[]> = {
  drift: driftProgrammes,
  house: houseProgrammes,
  techno: technoProgrammes,
  bass: bassProgrammes,
  soul: soulProgrammes,
  across: acrossProgrammes,
  dub: dubProgrammes,
  guitars: guitarsProgrammes,
};

export const programmes: Programme[] = families.flatMap((family) =>
  texts[family].map((text) => ({ ...text, family })),
);

const byTitle = new Map(programmes.map((programme) => [programme.title, programme]));

export function programmeCalled(title: string): Programme {
  const programme = byTitle.get(title);
  if (!programme) throw new Error(`There is no programme "${title}"`);
  return programme;
}
