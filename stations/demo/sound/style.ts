import type { DrumName } from './drums.ts';
import type { InstrumentName } from './instruments.ts';
import type { TextureName } from './textures.ts';

/** A bar has 16 steps. Drums: loudness 1–9. Chords: `x` strikes, `-` holds. Bass: 1 root, 3, 5, 7 of the chord, 8 octave. */
export type Style = {
  tempo: [number, number];
  bars: number;
  swing: number;
  modes: ModeName[];
  /** Degrees of the scale, one for each bar, repeated to fill the section. */
  progressions: number[][];
  notesInChord: number;
  chords: InstrumentName[];
  chordRhythms: string[];
  bass: InstrumentName[];
  bassRhythms: string[];
  beats: Partial<Record<DrumName, string>>[];
  tops: Partial<Record<DrumName, string>>[];
  leads: InstrumentName[];
  melody: 'sung' | 'sparse' | 'arpeggio';
  textures: TextureName[];
  room: number;
  echo: number;
  pump: number;
  /** Relative level of each layer, in dB. */
  balance: { chords: number; bass: number; beat: number; tops: number; lead: number };
};

export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
};
type ModeName = keyof typeof modes;
