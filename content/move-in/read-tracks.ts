import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import { lineOf } from './source-text.ts';

const maxTracks = 1_000;

/** Reads one track per line, or between bars: `04:10 Artist - Title`. */
export function readTracks(text: string): Track[] {
  const lines = text.split(text.includes('\n') ? '\n' : '|').map(lineOf);
  return lines
    .filter(Boolean)
    .slice(0, maxTracks)
    .map((line) => {
      const match = /^(?:\d{1,3}[.)] )?\[?(?:(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\]? )?(.*)$/.exec(line);
      const [, hours, minutes, seconds, rest = line] = match ?? [];
      const time =
        minutes === undefined ? null : Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
      const [artist = '', ...title] = rest.split(/ [-–—] /);
      return title.length > 0
        ? { time, artist, title: title.join(' – ') }
        : { time, artist: '', title: rest.trim() };
    });
}
