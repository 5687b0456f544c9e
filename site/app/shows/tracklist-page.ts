import type { Track } from '@longwave/contract/document-types/tracklist.ts';

export const linesPerPage = 200;

/** A part of a long tracklist: `?tracks=2` is the second part. */
export type TracklistPage = {
  /** The tracks of this part and the first of the next, at whose start the last line is no longer current. */
  lines: Track[];
  part: number;
  parts: number;
};

/** One part of a tracklist; undefined if there is no such part. */
export function tracklistPage(tracklist: Track[], part: number): TracklistPage | undefined {
  const parts = Math.max(1, Math.ceil(tracklist.length / linesPerPage));
  if (part > parts) return undefined;
  const end = part * linesPerPage;
  return { lines: tracklist.slice(end - linesPerPage, end + 1), part, parts };
}

export function tracklistHref(id: string, part: number): string {
  return `/shows/${id}?tracks=${part}#tracklist`;
}
