import type { DocumentType } from '@longwave/contract/documents.ts';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, listDocuments, readDocument, saveDraft } from '../api/documents.ts';
import { isStatus } from '../api/problem.ts';
import { listPublicNames } from '../api/public-names.ts';
import { emptyDocument } from '../documents/empty-documents.ts';
import { hasWordsLike, matchRank } from '../documents/has-words-like.ts';
import { slugOf } from '../documents/slug-of.ts';
import { titleField, titleOf } from '../documents/titles.ts';
import { useSession } from '../session/session-store.ts';

const maxShown = 8;

/** Documents whose titles match the typed text. Until they have loaded, earlier suggestions that still match are shown. */
export function useSuggestions(type: DocumentType, typed: string, isOpen: boolean) {
  const isHost = useSession().person.role === 'host';
  const { data, isPlaceholderData, isSuccess } = useQuery({
    queryKey: ['suggestions', type, typed],
    queryFn: ({ signal }) => listDocuments({ type, q: typed, sort: 'match', limit: maxShown }, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isShared = isHost && type === 'resident';
  const shared = useQuery({ ...publicNames(type), enabled: isOpen && isShared });
  const isCurrent = isSuccess && !isPlaceholderData;
  const own = (data?.items ?? []).filter(({ title }) => isCurrent || hasWordsLike(title, typed));
  const others = (isShared ? (shared.data ?? []) : []).filter(
    ({ slug, title }) => hasWordsLike(title, typed) && !own.some((item) => item.slug === slug),
  );
  const found = [
    ...own.map(({ slug, title, states }) => ({ slug, title, isLive: states.includes('live') })),
    ...others.map(({ slug, title }) => ({ slug, title, isLive: true })),
  ]
    .toSorted((a, b) => matchRank(a.title, typed) - matchRank(b.title, typed))
    .slice(0, maxShown);
  return { found, isCurrent };
}

/** Titles of documents, given their slugs. */
export function useNames(type: DocumentType, slugs: string[]): string[] {
  const queries = useQueryClient();
  const found = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['name', type, slug],
      queryFn: async () => {
        const own = await readDocument(type, slug).catch((error) => {
          if (isStatus(error, 404)) return undefined;
          throw error;
        });
        if (own) return titleOf(own.draft ?? own.live ?? {}, type) || slug;
        const names = await queries.fetchQuery(publicNames(type));
        return names.find((name) => name.slug === slug)?.title ?? slug;
      },
      staleTime: 60_000,
      retry: false,
    })),
  });
  return slugs.map((slug, index) => found[index]?.data ?? slug);
}

const publicNames = (type: DocumentType) => ({
  queryKey: ['public-names', type],
  queryFn: () => listPublicNames(type),
  staleTime: 60_000,
});

/** Makes a document from its name: live if it needs nothing else, otherwise a draft to complete later. */
export function useMake(type: DocumentType) {
  const queries = useQueryClient();
  const { station } = useSession();
  return async (name: string): Promise<{ slug: string; isLive: boolean }> => {
    const slug = slugOf(name);
    const form = { ...emptyDocument(type, station.zone), [titleField(type)]: name, type, slug };
    const { version } = await saveDraft(form, null);
    const isLive = type === 'genre';
    if (isLive) await act({ type, slug }, 'publish', version);
    queries.setQueryData(['name', type, slug], name);
    await queries.invalidateQueries({ queryKey: ['suggestions', type] });
    return { slug, isLive };
  };
}
