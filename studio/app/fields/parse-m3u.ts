import { splitAtDash } from './split-at-dash.ts';
import { type TrackRow, withArtist, withRemix } from './track-row.ts';
import { fromFirst } from './wall-clock.ts';
import { decoded } from './xml-text.ts';

/** Parses an M3U playlist; those of VirtualDJ include when each track was played. Null for any other text. */
export function parseM3u(text: string): TrackRow[] | null {
  if (!/^#EXT(?:M3U|INF|VDJ)\b/m.test(text)) return null;
  const rows: TrackRow[] = [];
  let isNamed = false;
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    const named = line.startsWith('#EXTVDJ:') ? fromTags(line) : fromInfo(line);
    if (named) rows.push(named);
    else if (line !== '' && !line.startsWith('#') && !isNamed) rows.push(trackOfFile(line));
    isNamed = named !== null;
  }
  return fromFirst(rows);
}

function fromInfo(line: string): TrackRow | null {
  const name = /^#EXTINF:\s*-?[\d.]+(?:\s+[\w-]+="[^"]*")*\s*,(.*)$/.exec(line)?.[1]?.trim();
  return name ? withArtist({ time: null, artist: '', title: name }) : null;
}

function fromTags(line: string): TrackRow | null {
  const tag = (name: string) => decoded(new RegExp(`<${name}>(.*?)</${name}>`).exec(line)?.[1] ?? '').trim();
  const title = withRemix(tag('title'), tag('remix'));
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(tag('time')) ?? [];
  const time = hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60;
  return title || tag('artist') ? withArtist({ time, artist: tag('artist'), title }) : null;
}

/** Artist and title from a file path that ends like "Artist - Title.mp3". */
export function trackOfFile(path: string): TrackRow {
  const name = (path.split(/[/\\]:?/).at(-1) ?? path).replace(/\.\w{2,4}$/, '');
  const [artist, title] = splitAtDash(name.replace(/^\d{1,3}[.)]?\s+(?=\D)/, ''));
  return { time: null, artist, title };
}

/** Parses the text history of VirtualDJ, which has wall-clock times. If it covers several evenings, the last one counts. */
export function parseVirtualDj(text: string): TrackRow[] | null {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const begin = lines.findLastIndex((line) => /^VirtualDJ History\b/i.test(line));
  if (begin === -1) return null;
  const rows = lines.slice(begin + 1).flatMap((line) => {
    const [, hours, minutes, name = ''] = /^(\d{1,2}):(\d{2})\s*:\s*(.+)$/.exec(line) ?? [];
    const [artist, title] = splitAtDash(name);
    return hours === undefined ? [] : [{ time: Number(hours) * 3600 + Number(minutes) * 60, artist, title }];
  });
  return fromFirst(rows);
}
