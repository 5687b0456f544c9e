import type { Track } from '@longwave/contract/document-types/tracklist.ts';

export const linesPerPage = 200;

/** A part of a long tracklist: `?tracks=2` is the second. */
export type TracklistPage = {
  /** And the first of the next part, for the end of the last line's time. */
  lines: Track[];
  part: number;
  parts: number;
};

/** Undefined when there is no such part. */
export function tracklistPage(tracklist: Track[], part: number): TracklistPage | undefined {
  const parts = Math.max(1, Math.ceil(tracklist.length / linesPerPage));
  if (part > parts) return undefined;
  const end = part * linesPerPage;
  return { lines: tracklist.slice(end - linesPerPage, end + 1), part, parts };
}

export function tracklistHref(id: string, part: number): string {
  return `/shows/${id}?tracks=${part}#tracklist`;
}
