import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listMedia, type MediaQuery } from '../api/media.ts';
import { currentPath, navigate, useSearch } from '../router/location.ts';

/** What is asked for is in the address. */
export function useMediaQuery() {
  const search = useSearch();
  const query: MediaQuery = {
    q: search.get('q') ?? '',
    sort: search.get('sort') === 'name' ? 'name' : 'newest',
    isUnused: search.get('unused') === '1',
  };
  function change(given: Partial<MediaQuery>): void {
    const { q, sort, isUnused } = { ...query, ...given };
    const next = new URLSearchParams();
    if (q) next.set('q', q);
    if (sort === 'name') next.set('sort', sort);
    if (isUnused) next.set('unused', '1');
    navigate(`${currentPath()}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  }
  return { query, change };
}

/** The pictures, page after page. While another question is answered, the former answer stays. */
export function useMedia(query: MediaQuery) {
  const list = useInfiniteQuery({
    queryKey: ['media', { ...query, q: query.q.trim() }],
    queryFn: ({ pageParam, signal }) => listMedia({ ...query, q: query.q.trim() }, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...list, items, total: list.data?.pages[0]?.total };
}
