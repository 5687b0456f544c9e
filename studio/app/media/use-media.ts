import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listMedia, type MediaQuery } from '../api/media.ts';
import { currentPath, navigate, useSearch } from '../router/location.ts';

/** Search and sorting of the Media screen, which are part of the URL. */
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

/** The pictures, loaded page by page. While another query loads, the former results stay. */
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
