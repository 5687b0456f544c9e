import { createHash } from 'node:crypto';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { Track } from '@longwave/contract/document-types/tracklist.ts';

/** A show as a feed, a table or the tags of a file tell of it. */
export type SourceRow = {
  /** By this the same row is known when it comes again. */
  key: string;
  title: string;
  /** Null where none can be read. */
  date: string | null;
  description: string;
  residents: string[];
  genres: string[];
  /** Of ours, or at a service that plays it. */
  recording: Recording | null;
  /** Address of sound that could be fetched. */
  soundAddress: string | null;
  /** Name of one of ours, or an address it could be fetched from. */
  picture: string | null;
  tracklist: Track[];
  /** What a person should look at. */
  doubts: string[];
};

export type Source = { kind: 'feed' | 'csv' | 'recordings'; name: string; rows: SourceRow[] };

/** Id of the show that a row became, by the row's key. */
export type Known = Record<string, number>;

export const maxRows = 5_000;

/** A short name for whatever tells a row from others. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);
}
