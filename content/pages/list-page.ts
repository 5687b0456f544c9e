import type { Reader } from '../store/reader.ts';

const cardsPerPage = 24;

/** One page of a list; undefined past its end, except that an empty list has an empty first page. */
export async function listPage<T>(
  reader: Reader,
  name: string,
  page: number,
  cards: (ids: number[]) => Promise<T[]>,
) {
  const total = await reader.count(name);
  const pages = Math.max(1, Math.ceil(total / cardsPerPage));
  if (page > pages) return undefined;
  const ids = await reader.list(name, cardsPerPage, (page - 1) * cardsPerPage);
  return { items: await cards(ids), page, pages, total };
}
