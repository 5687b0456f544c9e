import type { Track } from '@longwave/contract/documents.ts';

const linesPerPart = 200;

/** A page shows so many lines of a tracklist and no more, however long it is: `?tracks=2` shows the next ones. */
export type TracklistPart = {
  lines: Track[];
  /** The first line of the next part. */
  following: Track | null;
  part: number;
  parts: number;
};

/** Undefined when there is no such part. */
export function tracklistPart(tracklist: Track[], part: number): TracklistPart | undefined {
  const parts = Math.max(1, Math.ceil(tracklist.length / linesPerPart));
  if (part > parts) return undefined;
  const end = part * linesPerPart;
  const lines = tracklist.slice(end - linesPerPart, end);
  return { lines, following: tracklist[end] ?? null, part, parts };
}

export function tracklistHref(id: string, part: number): string {
  return part > 1 ? `/shows/${id}?tracks=${part}#tracklist` : `/shows/${id}#tracklist`;
}
