import type { DocumentOf } from '@longwave/contract/documents.ts';
import { words as wordsOf } from '../search/folding.ts';
import type { Reads } from '../store/repository.ts';
import type { StaffListQuery } from '../store/staff-list.ts';
import { readDocument } from '../store/stored-document.ts';
import { upgradeLive } from '../store/upgrade-document.ts';

type GenreQuery = Pick<StaffListQuery, 'words' | 'resident' | 'sort' | 'isDescending' | 'after' | 'limit'>;
type Entry = { id: number; slug: string; title: string; key: string | number };

/** Lists genres for hosts, who choose from those that visitors see. Drafts are neither shown, nor searched, nor sorted by. */
export async function listGenresForHosts(reads: Reads, query: GenreQuery) {
  const { words, resident, sort, isDescending, after, limit } = query;
  const rows = resident === undefined ? await reads.documents.listLive('genre') : [];
  const found = rows
    .map(({ id, slug, live, changed }): Entry & { folded: string } => {
      const { title } = upgradeLive(JSON.parse(live)) as DocumentOf<'genre'>;
      const folded = ` ${wordsOf(title).join(' ')}`;
      return { id, slug, title, folded, key: { title: folded, changed, date: 0 }[sort] };
    })
    .filter(({ folded }) => words.every((word) => folded.includes(` ${word}`)))
    .sort((one, other) => compare(one, other) * (isDescending ? -1 : 1));
  const from = after && { key: after[0], id: after[1] };
  const rest = from ? found.filter((one) => compare(one, from) * (isDescending ? -1 : 1) > 0) : found;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await Promise.all(shown.map((entry) => itemOf(reads, entry))),
    next: rest.length > limit && last ? ([last.key, last.id] as [string | number, number]) : undefined,
    total: words.length === 0 ? found.length : undefined,
  };
}

type Place = Pick<Entry, 'key' | 'id'>;

function compare(one: Place, other: Place): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  return one.id - other.id;
}

async function itemOf(reads: Reads, { slug, title }: Entry) {
  const stored = await readDocument(reads, 'genre', slug);
  return {
    ...{
      type: 'genre' as const,
      slug,
      title,
      picture: null,
      people: [],
      date: null,
      states: ['live' as const],
    },
    ...{ publishAt: null, refusal: null, changed: stored?.changed ?? 0, author: '' },
    ...{ version: stored?.liveVersion ?? 0, hasRecording: false },
  };
}
