import type { Track } from '@longwave/contract/documents.ts';

export const linesPerPart = 200;

/** A page shows so many lines of a tracklist and no more, however long it is: `?tracks=2` shows the next ones. */
export type TracklistPart = {
  /** And one more, where the next part begins: what is heard then is no longer the last of this one. */
  lines: Track[];
  part: number;
  parts: number;
};

/** Undefined when there is no such part. */
export function tracklistPart(tracklist: Track[], part: number): TracklistPart | undefined {
  const parts = Math.max(1, Math.ceil(tracklist.length / linesPerPart));
  if (part > parts) return undefined;
  const end = part * linesPerPart;
  return { lines: tracklist.slice(end - linesPerPart, end + 1), part, parts };
}

export function tracklistHref(id: string, part: number): string {
  return `/shows/${id}?tracks=${part}#tracklist`;
}
