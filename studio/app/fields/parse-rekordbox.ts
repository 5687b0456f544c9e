import { type TrackRow, withArtist } from './track-row.ts';
import { attributesIn } from './xml-text.ts';

/** The collection of Rekordbox as XML: the tracks in the order of its playlists, or all where there is none. Null for anything else. */
export function parseRekordboxXml(text: string): TrackRow[] | null {
  if (!/<DJ_PLAYLISTS\b/.test(text)) return null;
  const known = new Map<string, TrackRow>();
  const played: string[] = [];
  for (const [, given = ''] of text.matchAll(/<TRACK\b((?:[^>"]|"[^"]*")*)>/g)) {
    const { TrackID, Location, Key, Name = '', Artist = '' } = attributesIn(given);
    if (Key !== undefined) played.push(Key);
    const track = withArtist({ time: null, artist: Artist.trim(), title: Name.trim() });
    // A playlist names its tracks by number, or by the place of the file.
    for (const key of [TrackID, Location]) if (key !== undefined && Key === undefined) known.set(key, track);
  }
  const rows = played.flatMap((key) => known.get(key) ?? []);
  return rows.length > 0 ? rows : [...new Set(known.values())];
}
