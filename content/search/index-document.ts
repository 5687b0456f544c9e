import type { Block, DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { nameOf } from '../store/names.ts';
import type { Store } from '../store.ts';
import { folded, plainWords } from './folding.ts';

/** A track's row is its document times this plus its line; longer tracklists are searched up to here. */
export const linesPerShow = 4096;

/** The index of each type that can be found, and its columns. */
export const searchTables = {
  show: { table: 'found_shows', columns: 'title, people, genres, description' },
  resident: { table: 'found_residents', columns: 'name, tagline, place, bio' },
  programme: { table: 'found_programmes', columns: 'title, people, genres, description' },
  article: { table: 'found_articles', columns: 'title, people, lede, text' },
  video: { table: 'found_videos', columns: 'title, people, description' },
  collection: { table: 'found_collections', columns: 'title, summary, text' },
} as const;
export type SearchedType = keyof typeof searchTables;

export function isSearched(type: DocumentType): type is SearchedType {
  return type in searchTables;
}

export function addToSearch(store: Store, id: number, document: StationDocument): void {
  if (!isSearched(document.type)) return;
  const { table, columns } = searchTables[document.type];
  const texts = columnTexts(store, document).map((text) => folded(text));
  store
    .sql(`INSERT INTO ${table} (rowid, ${columns}) VALUES (?${', ?'.repeat(texts.length)})`)
    .run(id, ...texts);
  if (document.type !== 'show') return;
  const line = store.sql('INSERT INTO found_tracks (rowid, line) VALUES (?, ?)');
  for (const [at, track] of document.tracklist.slice(0, linesPerShow).entries())
    line.run(id * linesPerShow + at, folded(`${track.artist} ${track.title}`));
}

export function removeFromSearch(store: Store, id: number, document: StationDocument): void {
  if (!isSearched(document.type)) return;
  store.sql(`DELETE FROM ${searchTables[document.type].table} WHERE rowid = ?`).run(id);
  if (document.type !== 'show') return;
  const line = store.sql('DELETE FROM found_tracks WHERE rowid = ?');
  for (let at = 0; at < Math.min(document.tracklist.length, linesPerShow); at++)
    line.run(id * linesPerShow + at);
}

/** What a document is found by, in the order of its columns. */
function columnTexts(store: Store, document: StationDocument): string[] {
  const residents = (slugs: string[]) => slugs.map((slug) => nameOf(store, 'resident', slug));
  const genres = (slugs: string[]) => slugs.map((slug) => nameOf(store, 'genre', slug)).join(' ');
  switch (document.type) {
    case 'show':
      return [
        document.title,
        [...residents(document.residents), ...document.guests].join(' '),
        genres(document.genres),
        plainWords(document.description),
      ];
    case 'resident':
      return [document.name, document.tagline, document.place, plainWords(document.bio)];
    case 'programme':
      return [
        document.title,
        residents(document.residents).join(' '),
        genres(document.genres),
        `${document.summary} ${plainWords(document.description)}`,
      ];
    case 'article':
      return [
        document.title,
        [document.author, ...residents(document.residents)].join(' '),
        document.lede,
        document.blocks.map(wordsOf).join(' '),
      ];
    case 'video':
      return [document.title, residents(document.residents).join(' '), plainWords(document.description)];
    case 'collection':
      return [document.title, document.summary, plainWords(document.text)];
    default:
      return [];
  }
}

function wordsOf(block: Block): string {
  switch (block.block) {
    case 'html':
      return plainWords(block.html);
    case 'quote':
      return `${block.text} ${block.by}`;
    case 'picture':
      return block.caption;
    default:
      return '';
  }
}
