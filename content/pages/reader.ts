import type {
  ArticleCard,
  CollectionCard,
  ProgrammeCard,
  ResidentCard,
  ShowCard,
  VideoCard,
} from '@longwave/contract/card.ts';
import type { DocumentOf, DocumentType } from '@longwave/contract/documents.ts';
import { nameOf } from '../store/names.ts';
import type { Store, Use } from '../store.ts';

/** What an answer is made of. It notes what was looked at, so that a change can drop exactly the answers it touches. */
export type Reader = ReturnType<typeof createReader>;

const cardsById = `SELECT document, card FROM json_each(?) AS wanted
  CROSS JOIN cards ON document = wanted.value`;
const cardsBySlug = `SELECT document, card FROM json_each(?) AS wanted
  CROSS JOIN documents ON documents.type = ? AND slug = wanted.value
  CROSS JOIN cards ON document = documents.id`;

export function createReader(store: Store, now: number) {
  const uses = new Set<Use>();
  /** When the answer ceases to be right by itself. */
  let until = Number.POSITIVE_INFINITY;

  /** Cards as they are kept, in JSON, each with the id of its document; in the order of the ids or slugs given. */
  function cardTexts(type: DocumentType, wanted: number[] | string[]): [number, string][] {
    if (wanted.length === 0) return [];
    const list = JSON.stringify(wanted);
    const rows: [number, string][] =
      typeof wanted[0] === 'number' ? store.rows(cardsById, list) : store.rows(cardsBySlug, list, type);
    for (const [id] of rows) uses.add(id);
    return rows;
  }

  function cards<T>(type: DocumentType, wanted: number[] | string[]): T[] {
    return cardTexts(type, wanted).map(([, card]) => JSON.parse(card));
  }

  function tag(type: 'genre' | 'resident' | 'programme', slug: string): string {
    uses.add(`${type}/${slug}`);
    return nameOf(store, type, slug);
  }

  return {
    store,
    now,
    uses,
    get until() {
      return until;
    },
    expireAt(moment: number) {
      if (moment > now) until = Math.min(until, moment);
    },
    document<T extends DocumentType>(type: T, slug: string) {
      uses.add(`${type}/${slug}`);
      const row = store
        .sql('SELECT id, live, changed FROM documents WHERE type = ? AND slug = ? AND live IS NOT NULL')
        .get(type, slug) as { id: number; live: string; changed: number } | undefined;
      if (!row) return undefined;
      const document: DocumentOf<T> = JSON.parse(row.live);
      return { id: row.id, document, changed: row.changed };
    },
    /** Ids of documents in a list, newest first. */
    list(name: string, limit: number, offset = 0): number[] {
      uses.add(`list:${name}`);
      const rows = store.rows<[number]>(
        `SELECT document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ?)
         ORDER BY date DESC, document DESC LIMIT ? + 0 OFFSET ?`,
        ...[name, limit, offset],
      );
      return rows.map(([id]) => id);
    },
    count(name: string): number {
      uses.add(`list:${name}`);
      const row = store.sql('SELECT count FROM lists WHERE name = ?').get(name) as
        | { count: number }
        | undefined;
      return row?.count ?? 0;
    },
    /** Ids of the live documents of one type that name this one. */
    naming(type: DocumentType, target: number, targetKey: string): number[] {
      uses.add(`named:${targetKey}`);
      const rows = store.rows<[number]>(
        `SELECT DISTINCT d.id FROM relations r JOIN documents d ON d.id = r.document
         WHERE r.target = ? AND d.type = ? ORDER BY d.id DESC LIMIT 100`,
        ...[target, type],
      );
      return rows.map(([id]) => id);
    },
    genreTag: (slug: string) => ({ id: slug, title: tag('genre', slug) }),
    residentTag: (slug: string) => ({ id: slug, name: tag('resident', slug) }),
    programmeTag: (slug: string) => ({ id: slug, title: tag('programme', slug) }),
    cardTexts,
    shows: (wanted: number[] | string[]) => cards<ShowCard>('show', wanted),
    residents: (wanted: number[] | string[]) => cards<ResidentCard>('resident', wanted),
    programmes: (wanted: number[] | string[]) => cards<ProgrammeCard>('programme', wanted),
    collections: (wanted: number[]) => cards<CollectionCard>('collection', wanted),
    articles: (wanted: number[]) => cards<ArticleCard>('article', wanted),
    videos: (wanted: number[]) => cards<VideoCard>('video', wanted),
  };
}
