import type { Family } from '../genres.ts';

/** A programme, which slots broadcast. */
export type Programme = {
  title: string;
  family: Family;
  /** Slugs of its residents. */
  residents: string[];
  genres: string[];
  summary: string;
  /** Facts that fit any episode. */
  habits: string[];
};

export type ProgrammeText = Omit<Programme, 'family'>;
