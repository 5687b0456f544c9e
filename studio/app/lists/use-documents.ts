import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListedDocument, type ListQuery, listDocuments } from '../api/documents.ts';

const pageSize = 100;

/** Reads all documents of a list, including those that have not been scrolled to. */
export async function readAll(query: ListQuery): Promise<ListedDocument[]> {
  const items: ListedDocument[] = [];
  let after: string | undefined;
  do {
    const page = await listDocuments({ ...query, after, limit: pageSize });
    items.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return items;
}

/** The documents of a list, loaded page by page. While another query loads, the former results stay. */
export function useDocuments(query: ListQuery) {
  const list = useInfiniteQuery({
    queryKey: ['documents', query],
    queryFn: ({ pageParam, signal }) =>
      listDocuments({ ...query, after: pageParam, limit: pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  // Memoized, so that thousands of rows are not joined again with each step of scrolling.
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  return { ...list, items, total: list.data?.pages[0]?.total, question: JSON.stringify(query) };
}
