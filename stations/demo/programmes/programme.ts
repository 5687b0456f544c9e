import type { Family } from '../genres.ts';

/** What a slot broadcasts, week after week. */
export type Programme = {
  title: string;
  family: Family;
  /** Slugs of who is at the desk. */
  residents: string[];
  genres: string[];
  summary: string;
  /** Things that are true of any episode. */
  habits: string[];
};

export type ProgrammeText = Omit<Programme, 'family'>;
