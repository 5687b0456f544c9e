import type { StationDocument } from '@longwave/contract/documents.ts';
import { nameOf } from '../store/names.ts';
import type { Store } from '../store.ts';
import { folded, plainWords } from './folding.ts';

/** A track's row is its document times this plus its line; longer tracklists are searched up to here. */
export const linesPerShow = 4096;

export function addToSearch(store: Store, id: number, document: StationDocument): void {
  if (document.type === 'show') {
    const people = [...document.residents.map((slug) => nameOf(store, 'resident', slug)), ...document.guests];
    const genres = document.genres.map((slug) => nameOf(store, 'genre', slug));
    store
      .sql('INSERT INTO found_shows (rowid, title, people, genres, description) VALUES (?, ?, ?, ?, ?)')
      .run(
        id,
        folded(document.title),
        folded(people.join(' ')),
        folded(genres.join(' ')),
        folded(plainWords(document.description)),
      );
    const line = store.sql('INSERT INTO found_tracks (rowid, line) VALUES (?, ?)');
    for (const [at, track] of document.tracklist.slice(0, linesPerShow).entries())
      line.run(id * linesPerShow + at, folded(`${track.artist} ${track.title}`));
  }
  if (document.type === 'resident')
    store
      .sql('INSERT INTO found_residents (rowid, name, tagline, place, bio) VALUES (?, ?, ?, ?, ?)')
      .run(
        id,
        folded(document.name),
        folded(document.tagline),
        folded(document.place),
        folded(plainWords(document.bio)),
      );
}

export function removeFromSearch(store: Store, id: number, document: StationDocument): void {
  if (document.type === 'resident') store.sql('DELETE FROM found_residents WHERE rowid = ?').run(id);
  if (document.type !== 'show') return;
  store.sql('DELETE FROM found_shows WHERE rowid = ?').run(id);
  const line = store.sql('DELETE FROM found_tracks WHERE rowid = ?');
  for (let at = 0; at < Math.min(document.tracklist.length, linesPerShow); at++)
    line.run(id * linesPerShow + at);
}
