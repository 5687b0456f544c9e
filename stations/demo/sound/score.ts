import { chanceOf } from './chance.ts';
import type { Part, Plan } from './plan.ts';

/** A note; `at` and `steps` are in sixteenths of a bar. */
export type Note = { at: number; steps: number; midi: number; velocity: number; pan: number };

/** The chord of each bar as MIDI notes, voiced so that successive chords are close. */
function chordsOf(plan: Plan, part: Part): number[][] {
  const chance = chanceOf(`${plan.name} harmony`);
  const first = chance.pick(plan.style.progressions);
  const others = plan.style.progressions.filter((progression) => progression !== first);
  const degrees = part === 'A' ? first : chance.pick(others);
  let centre = plan.root + 14;
  return Array.from({ length: plan.style.bars }, (_, bar) => {
    const degree = degrees[bar % degrees.length] ?? 0;
    const notes = Array.from({ length: plan.style.notesInChord }, (_, at) =>
      near(pitch(plan, degree + at * 2), centre),
    );
    centre = (centre * 3 + notes.reduce((sum, note) => sum + note, 0) / notes.length) / 4;
    return notes.sort((low, high) => low - high);
  });
}

/** The n-th note of the scale above the root, as a MIDI number. */
function pitch(plan: Plan, degree: number): number {
  const octave = Math.floor(degree / 7);
  return plan.root + 12 * octave + (plan.mode[((degree % 7) + 7) % 7] ?? 0);
}

function near(midi: number, centre: number): number {
  return midi + 12 * Math.round((centre - midi) / 12);
}

export function chordNotes(plan: Plan, part: Part): Note[] {
  const chance = chanceOf(`${plan.name} comping`);
  const rhythm = chance.pick(plan.style.chordRhythms);
  const rolled =
    plan.style.chords.some((name) => name === 'guitar' || name === 'harp') && rhythm.includes('x-x-x-x-');
  return chordsOf(plan, part).flatMap((chord, bar) =>
    struck(rhythm).flatMap(({ at, steps }, turn) => {
      const sounding = rolled ? [chord[[0, 2, 1, 2, 3, 1, 2, 1][turn % 8] ?? 0] ?? chord[0]] : chord;
      return sounding.map((midi, voice) => ({
        at: bar * 16 + at + (rolled ? 0 : voice * 0.06),
        steps: rolled ? 6 : steps,
        midi: midi ?? plan.root,
        velocity: (at % 8 === 0 ? 0.8 : 0.62) * chance.between(0.88, 1),
        pan: voice / Math.max(1, chord.length - 1) - 0.5,
      }));
    }),
  );
}

function struck(rhythm: string): { at: number; steps: number }[] {
  return [...rhythm.matchAll(/x-*/g)].map((hit) => ({ at: hit.index, steps: hit[0].length }));
}

export function bassNotes(plan: Plan, part: Part): Note[] {
  const chance = chanceOf(`${plan.name} bass ${part}`);
  const rhythms = [chance.pick(plan.style.bassRhythms), chance.pick(plan.style.bassRhythms)];
  const degrees = rootsOf(plan, part);
  return degrees.flatMap((degree, bar) => {
    const rhythm = rhythms[bar % 4 === 3 ? 1 : 0] ?? '';
    return [...rhythm.matchAll(/\d[-.]*/g)].map((hit) => {
      const step = Number(hit[0][0]);
      const low = near(pitch(plan, degree), 38);
      const midi = step === 8 ? low + 12 : near(pitch(plan, degree + step - 1), low + 3);
      return {
        at: bar * 16 + hit.index,
        steps: Math.min(hit[0].length, 14) * 0.9,
        midi,
        velocity: 0.85,
        pan: 0,
      };
    });
  });
}

function rootsOf(plan: Plan, part: Part): number[] {
  const chance = chanceOf(`${plan.name} harmony`);
  const first = chance.pick(plan.style.progressions);
  const others = plan.style.progressions.filter((progression) => progression !== first);
  const degrees = part === 'A' ? first : chance.pick(others);
  return Array.from({ length: plan.style.bars }, (_, bar) => degrees[bar % degrees.length] ?? 0);
}

export function leadNotes(plan: Plan, part: Part): Note[] {
  const chance = chanceOf(`${plan.name} lead ${part}`);
  return plan.style.melody === 'arpeggio' ? arpeggio(plan, part) : sung(plan, part, chance);
}

function arpeggio(plan: Plan, part: Part): Note[] {
  const chance = chanceOf(`${plan.name} arpeggio`);
  const climb = Array.from({ length: chance.pick([3, 4, 5, 6]) }, () => chance.whole(0, 4));
  const every = chance.pick([1, 2, 2, 3]);
  return chordsOf(plan, part).flatMap((chord, bar) =>
    Array.from({ length: Math.floor(16 / every) }, (_, turn) => {
      const which = climb[(bar * 5 + turn) % climb.length] ?? 0;
      const midi = (chord[which % chord.length] ?? 60) + 12 * Math.floor(which / chord.length) + 12;
      return {
        at: bar * 16 + turn * every,
        steps: every * 0.8,
        midi,
        velocity: 0.5 + 0.3 * ((turn % 4) / 3),
        pan: 0.4 * Math.sin(turn),
      };
    }),
  );
}

const figures = [
  [
    [0, 4],
    [4, 2],
    [6, 2],
    [8, 6],
  ],
  [
    [0, 6],
    [6, 2],
    [8, 4],
    [12, 2],
  ],
  [
    [2, 2],
    [4, 4],
    [8, 2],
    [10, 6],
  ],
  [
    [0, 3],
    [3, 3],
    [6, 6],
    [14, 2],
  ],
  [
    [4, 4],
    [8, 3],
    [11, 5],
  ],
];
const sparseFigures = [
  [[0, 10]],
  [[4, 8]],
  [
    [0, 4],
    [6, 8],
  ],
  [[8, 8]],
  [
    [2, 3],
    [6, 3],
    [10, 6],
  ],
];

/** A melody: a motif of two bars, repeated and then varied. */
function sung(plan: Plan, part: Part, chance: ReturnType<typeof chanceOf>): Note[] {
  const choices = plan.style.melody === 'sparse' ? sparseFigures : figures;
  const motif = [chance.pick(choices), chance.pick(choices)];
  const moves = Array.from({ length: 12 }, () => chance.pick([-2, -1, -1, 0, 1, 1, 2]));
  const chords = chordsOf(plan, part);
  const scale = Array.from({ length: 28 }, (_, degree) => pitch(plan, degree));
  return chords.flatMap((chord, bar) => {
    if (bar % 4 === 3 && plan.style.melody === 'sparse') return [];
    let place = nearest(scale, (chord[chord.length - 1] ?? 60) + 7);
    return (motif[bar % 2] ?? []).map(([at = 0, steps = 2], turn) => {
      place += moves[(turn + (bar % 4 === 3 ? 6 : (bar % 2) * 3)) % moves.length] ?? 0;
      const strong = at % 8 === 0;
      const wanted = scale[Math.max(0, Math.min(scale.length - 1, place))] ?? 72;
      const midi = strong
        ? nearestOf(
            chord.map((note) => near(note, wanted)),
            wanted,
          )
        : wanted;
      return { at: bar * 16 + at, steps: steps * 0.92, midi, velocity: chance.between(0.55, 0.8), pan: 0.15 };
    });
  });
}

function nearest(scale: number[], midi: number): number {
  return scale.reduce(
    (best, note, at) => (Math.abs(note - midi) < Math.abs((scale[best] ?? 0) - midi) ? at : best),
    0,
  );
}

function nearestOf(notes: number[], midi: number): number {
  return notes.reduce(
    (best, note) => (Math.abs(note - midi) < Math.abs(best - midi) ? note : best),
    notes[0] ?? midi,
  );
}
