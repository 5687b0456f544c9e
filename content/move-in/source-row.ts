import { createHash } from 'node:crypto';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { Track } from '@longwave/contract/document-types/tracklist.ts';

/** A show as it was read from a feed, a table or the tags of a file. */
export type SourceRow = {
  /** Identifies the row when it is read again. */
  key: string;
  title: string;
  /** Null if no date could be read. */
  date: string | null;
  description: string;
  residents: string[];
  genres: string[];
  /** A stored recording, or one at a service that plays it. */
  recording: Recording | null;
  /** URL of sound that can be fetched. */
  soundAddress: string | null;
  /** Name of a stored picture, or a URL from which one can be fetched. */
  picture: string | null;
  tracklist: Track[];
  /** What a person should check. */
  doubts: string[];
};

export type Source = { kind: 'feed' | 'csv' | 'recordings'; name: string; rows: SourceRow[] };

/** Ids of shows by the key of the row they were made from. */
export type Known = Record<string, number>;

export const maxRows = 5_000;

/** A short hash of whatever identifies a row. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);
}
