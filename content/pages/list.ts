import type { Reader } from './reader.ts';

export const cardsPerPage = 24;

/** One page of a list; undefined past its end, except that an empty list has an empty first page. */
export function listPage<T>(reader: Reader, name: string, page: number, cards: (ids: number[]) => T[]) {
  const total = reader.count(name);
  const pages = Math.max(1, Math.ceil(total / cardsPerPage));
  if (page > pages) return undefined;
  return { items: cards(reader.list(name, cardsPerPage, (page - 1) * cardsPerPage)), page, pages, total };
}
