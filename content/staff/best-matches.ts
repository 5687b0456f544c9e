import { words as wordsOf } from '../search/folding.ts';
import type { StaffListQuery } from '../store/staff-list.ts';

type Listed = { type: string; slug: string; title: string };
type Page<Item> = { items: Item[]; next: unknown; total: number | undefined };

/** One page of documents: first the one with the typed title, then titles that begin with it, then the others by title. */
export async function bestMatches<Item extends Listed>(
  list: (query: StaffListQuery) => Promise<Page<Item>>,
  query: StaffListQuery,
) {
  const typed = query.words.join(' ');
  const byTitle = { ...query, sort: 'title' as const, isDescending: false };
  const [behind, all] = await Promise.all([
    list({ ...byTitle, after: [` ${typed}`, 0] }),
    list({ ...byTitle, after: undefined }),
  ]);
  const beginning = behind.items.filter(({ title }) => wordsOf(title).join(' ').startsWith(typed));
  const isAmongThem = ({ type, slug }: Item) =>
    beginning.some((item) => item.type === type && item.slug === slug);
  const items = [...beginning, ...all.items.filter((item) => !isAmongThem(item))].slice(0, query.limit);
  return { items, next: undefined, total: all.total };
}
