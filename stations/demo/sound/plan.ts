import { type Chance, chanceOf } from './chance.ts';
import { modes, type Style } from './style.ts';
import { styleOf } from './styles.ts';

export type LayerName = 'texture' | 'chords' | 'bass' | 'beat' | 'tops' | 'lead';
export type Part = 'A' | 'B';
export type SectionName = 'opening' | 'verse' | 'groove' | 'theme' | 'answer' | 'drift' | 'ending';

/** The part and the layers of each kind of section. */
export const scenes: Record<SectionName, { part: Part; layers: LayerName[] }> = {
  opening: { part: 'A', layers: ['texture', 'chords'] },
  verse: { part: 'A', layers: ['texture', 'chords', 'bass', 'tops'] },
  groove: { part: 'A', layers: ['texture', 'chords', 'bass', 'beat', 'tops'] },
  theme: { part: 'A', layers: ['texture', 'chords', 'bass', 'beat', 'tops', 'lead'] },
  answer: { part: 'B', layers: ['texture', 'chords', 'bass', 'beat', 'tops', 'lead'] },
  drift: { part: 'B', layers: ['texture', 'chords', 'lead'] },
  ending: { part: 'A', layers: ['texture', 'chords', 'bass', 'lead'] },
};

export type Plan = {
  name: string;
  style: Style;
  /** Samples of one step, a sixteenth of a bar; not a whole number. */
  step: number;
  root: number;
  mode: number[];
  sectionFrames: number;
  order: { section: SectionName; from: number; frames: number }[];
};

const FRAMES_A_MINUTE = 2500;
const OPENING_SHARE = 4;

/** Frames of a recording, derived from its name alone: 6 to 12 minutes. */
export function framesOf(name: string): number {
  return chanceOf(`${name} length`).whole(6 * FRAMES_A_MINUTE, 12 * FRAMES_A_MINUTE);
}

export function planOf(name: string, genre: string): Plan {
  const chance = chanceOf(`${name} plan`);
  const style = styleOf(genre, chance.next());
  const tempo = chance.between(...style.tempo);
  const sectionFrames = 4 * Math.round((style.bars * 60) / tempo / 0.024);
  return {
    name,
    style,
    step: (sectionFrames * 1152) / (style.bars * 16),
    root: 45 + chance.whole(0, 11),
    mode: modes[chance.pick(style.modes)],
    sectionFrames,
    order: arrange(framesOf(name), sectionFrames, chance),
  };
}

const rounds: SectionName[][] = [
  ['groove', 'theme', 'theme', 'answer', 'groove', 'drift', 'verse'],
  ['groove', 'groove', 'theme', 'answer', 'answer', 'drift', 'verse'],
  ['theme', 'groove', 'answer', 'drift', 'verse', 'theme', 'groove'],
  ['groove', 'theme', 'drift', 'verse', 'groove', 'answer', 'theme', 'drift'],
];

/** The order of sections: a short opening, so that sound starts at once, and an ending of one to two sections that fills the rest. */
function arrange(total: number, each: number, chance: Chance): Plan['order'] {
  const round = chance.pick(rounds);
  const opening = each / OPENING_SHARE;
  const many = Math.floor((total - opening) / each) - 1;
  const names: SectionName[] = ['verse'];
  while (names.length < many) names.push(...round);
  names.length = many;
  return [
    { section: 'opening', from: 0, frames: opening },
    ...names.map((section, at) => ({ section, from: opening + at * each, frames: each })),
    { section: 'ending', from: opening + many * each, frames: total - opening - many * each },
  ];
}

/** The plan of the opening: only its first bars. */
export function openingOf(plan: Plan): Plan {
  return {
    ...plan,
    style: { ...plan.style, bars: plan.style.bars / OPENING_SHARE },
    sectionFrames: plan.sectionFrames / OPENING_SHARE,
  };
}
