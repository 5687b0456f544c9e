import type { DocumentState, ListQuery } from '../api/documents.ts';
import type { Kind } from '../documents/kinds.ts';
import { currentPath, navigate, useSearch } from '../router/location.ts';

const sorts = {
  changed: { sort: 'changed', order: 'desc' },
  newest: { sort: 'date', order: 'desc' },
  oldest: { sort: 'date', order: 'asc' },
  title: { sort: 'title', order: 'asc' },
} as const;
export type SortName = keyof typeof sorts;

export const sortNames = (kind: Kind): [SortName, string][] => [
  ['changed', 'Last changed'],
  ...(kind.hasDate
    ? ([
        ['newest', 'Newest'],
        ['oldest', 'Oldest'],
      ] as [SortName, string][])
    : []),
  ['title', 'Title'],
];

/** Search, filter and sorting of a list. They are part of the URL, so that a view can be bookmarked. */
export function useListQuery(kind: Kind) {
  const search = useSearch();
  const q = search.get('q') ?? '';
  const state = (search.get('state') ?? '') as DocumentState | '';
  const resident = search.get('resident') ?? '';
  const wanted = search.get('sort') ?? '';
  const sort: SortName = wanted in sorts ? (wanted as SortName) : kind.hasDate ? 'newest' : 'changed';
  const query: ListQuery = {
    type: kind.type,
    q: q.trim() || undefined,
    state: state || undefined,
    resident: resident || undefined,
    ...sorts[sort],
  };

  function change(given: { q?: string; state?: string; resident?: string; sort?: string }): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(given))
      if (value) next.set(name, value);
      else next.delete(name);
    navigate(`${currentPath()}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  }
  return { q, state, resident, sort, query, change };
}
