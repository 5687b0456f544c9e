import type {
  ArticleCard,
  CollectionCard,
  ProgrammeCard,
  ResidentCard,
  ShowCard,
  VideoCard,
} from '@longwave/contract/card.ts';
import type { DocumentOf, DocumentType } from '@longwave/contract/documents.ts';
import { nameOf } from './names.ts';
import type { Dependency, Reads } from './repository.ts';
import type { CardRow } from './tables/lists.ts';
import { upgradeLive } from './upgrade-document.ts';

/** Reads what a response is built of and notes the dependencies, so that a change drops exactly the responses it concerns. */
export type Reader = ReturnType<typeof createReader>;

export function createReader(reads: Reads, now: number) {
  const dependencies = new Set<Dependency>();
  /** When the response becomes outdated without any change, such as at the end of a broadcast. */
  let expiresAt = Number.POSITIVE_INFINITY;

  /** Stored cards as JSON with the ids of their documents, in the order of the ids or slugs given. */
  async function cardJson(type: DocumentType, wanted: number[] | string[]): Promise<CardRow[]> {
    if (wanted.length === 0) return [];
    const rows = await (areIds(wanted) ? reads.cards.byId(wanted) : reads.cards.bySlug(type, wanted));
    for (const [id] of rows) dependencies.add(id);
    return rows;
  }

  async function cards<T>(type: DocumentType, wanted: number[] | string[]): Promise<T[]> {
    return (await cardJson(type, wanted)).map(([, card]) => JSON.parse(card));
  }

  function name(type: 'genre' | 'resident' | 'programme', slug: string): Promise<string> {
    dependencies.add(`${type}/${slug}`);
    return nameOf(reads, type, slug);
  }

  return {
    reads,
    now,
    dependencies,
    get expiresAt() {
      return expiresAt;
    },
    expireAt(instant: number) {
      if (instant > now) expiresAt = Math.min(expiresAt, instant);
    },
    async document<T extends DocumentType>(type: T, slug: string) {
      dependencies.add(`${type}/${slug}`);
      const row = await reads.documents.readLive(type, slug);
      if (!row) return undefined;
      const document = upgradeLive(JSON.parse(row.live)) as DocumentOf<T>;
      return { id: row.id, document, changed: row.changed };
    },
    /** Every live document of a type, in the order they were first written. */
    async all<T extends DocumentType>(type: T): Promise<DocumentOf<T>[]> {
      dependencies.add(`list:${type}s`);
      const rows = await reads.documents.listLive(type);
      return rows.map(({ slug, live }) => {
        dependencies.add(`${type}/${slug}`);
        return upgradeLive(JSON.parse(live)) as DocumentOf<T>;
      });
    },
    /** Ids of documents in a list, newest first. */
    list(name: string, limit: number, offset = 0): Promise<number[]> {
      dependencies.add(`list:${name}`);
      return reads.lists.page(name, limit, offset);
    },
    count(name: string): Promise<number> {
      dependencies.add(`list:${name}`);
      return reads.lists.count(name);
    },
    /** The counts of several lists, in their order. */
    async counts(names: string[]): Promise<number[]> {
      for (const name of names) dependencies.add(`list:${name}`);
      return names.length > 0 ? await reads.lists.counts(names) : [];
    },
    /** Ids of the live documents of one type that name this one. */
    referencing(type: DocumentType, target: number, targetKey: string): Promise<number[]> {
      dependencies.add(`named:${targetKey}`);
      return reads.relations.referencing(target, type);
    },
    genreTags: (slugs: string[]) =>
      Promise.all(slugs.map(async (id) => ({ id, title: await name('genre', id) }))),
    residentTags: (slugs: string[]) =>
      Promise.all(slugs.map(async (id) => ({ id, name: await name('resident', id) }))),
    programmeTag: async (id: string) => ({ id, title: await name('programme', id) }),
    cardJson,
    shows: (wanted: number[] | string[]) => cards<ShowCard>('show', wanted),
    residents: (wanted: number[] | string[]) => cards<ResidentCard>('resident', wanted),
    programmes: (wanted: number[] | string[]) => cards<ProgrammeCard>('programme', wanted),
    collections: (wanted: number[]) => cards<CollectionCard>('collection', wanted),
    articles: (wanted: number[]) => cards<ArticleCard>('article', wanted),
    videos: (wanted: number[]) => cards<VideoCard>('video', wanted),
  };
}

function areIds(wanted: number[] | string[]): wanted is number[] {
  return typeof wanted[0] === 'number';
}
