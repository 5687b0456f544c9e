import { type TrackRow, withArtist } from './track-row.ts';
import { attributesIn } from './xml-text.ts';

/** Parses Rekordbox XML: the tracks in playlist order, or all tracks when there is no playlist. Null for any other text. */
export function parseRekordboxXml(text: string): TrackRow[] | null {
  if (!/<DJ_PLAYLISTS\b/.test(text)) return null;
  const known = new Map<string, TrackRow>();
  const played: string[] = [];
  for (const [, given = ''] of text.matchAll(/<TRACK\b((?:[^>"]|"[^"]*")*)>/g)) {
    const { TrackID, Location, Key, Name = '', Artist = '' } = attributesIn(given);
    if (Key !== undefined) played.push(Key);
    const track = withArtist({ time: null, artist: Artist.trim(), title: Name.trim() });
    // A playlist refers to its tracks by id or by file path.
    for (const key of [TrackID, Location]) if (key !== undefined && Key === undefined) known.set(key, track);
  }
  const rows = played.flatMap((key) => known.get(key) ?? []);
  return rows.length > 0 ? rows : [...new Set(known.values())];
}
