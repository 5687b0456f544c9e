import { type FilterAnswer, filterAnswer } from '@longwave/contract/filter.ts';
import { filterQuery } from '@longwave/contract/genre-list.ts';
import { type GroupedGenres, groupedGenres } from '@longwave/contract/genres.ts';
import { type PageKind, type PageOf, page, pagePath } from '@longwave/contract/page.ts';
import { redirects } from '@longwave/contract/redirects.ts';
import { type LiveNow, liveNow, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { type SiteContent, siteContent } from '@longwave/contract/site-content.ts';
import { createContext, data, redirect } from 'react-router';
import type * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { HttpError } from './http.ts';
import { createKnownAnswers, type KnownAnswers } from './known-answers.ts';
import { pageTexts } from './page-texts.ts';
import type { ErrorTexts } from './pages/error-view.tsx';
import { cleanHtml } from './rich-text.ts';
import { bareShell, type Shell, shellOf } from './shell/shell-content.ts';
import { missingPageWords } from './words/missing-page.ts';
import { fill } from './words/words.ts';

/** The only client of the content service. Runs on the server, inside loaders: `context.get(content)`. */

export type FetchContent = (path: string, init?: RequestInit) => Promise<Response>;
export type Content = ReturnType<typeof createContent>;

export const content = createContext<Content>();

/** What outlives a request: answers, and the last good home file, so that a header is there even while content is down. */
type ContentMemory = { answers: KnownAnswers; site?: SiteContent };

export function createContentMemory(): ContentMemory {
  return { answers: createKnownAnswers() };
}

/** One client for each request: what it read twice is fetched once, and it remembers what it read. */
export function createContent(
  fetchContent: FetchContent,
  { path, full = path }: { path: string; full?: string },
  memory = createContentMemory(),
) {
  /** Page ids of everything this request was made from; the page cache drops it when one of them changes. */
  const reads = new Set<string>();
  /** When the answer must be made anew at the latest, in milliseconds since 1970. */
  let freshUntil = Number.POSITIVE_INFINITY;
  let failed = false;
  let fullShown = false;
  let passing = false;
  const kept = new Map<string, Promise<unknown>>();

  /** Any answer of the content service, parsed. */
  function read<T extends z.ZodMiniType>(from: string, schema: T): Promise<z.infer<T>> {
    reads.add(readId(from));
    return readOnly(from, schema);
  }

  /** Without remembering it as something the answer shows. */
  function readOnly<T extends z.ZodMiniType>(from: string, schema: T): Promise<z.infer<T>> {
    const already = kept.get(from);
    if (already) return already as Promise<z.infer<T>>;
    const answer = memory.answers(from, schema, fetchContent).catch((error: unknown) => {
      failed ||= !(error instanceof HttpError && error.status === 404);
      return rethrow(from, error);
    });
    kept.set(from, answer);
    return answer;
  }

  /** A page by its kind and id; not there or not valid now: 404; content failing: to the error page. */
  async function readPage<K extends PageKind>(kind: K, id: string, number = 1): Promise<PageOf<K>> {
    const found = await read(pagePath(id, number), page).catch((error: unknown) => {
      if (error instanceof ContentError && error.status === 404) return undefined;
      throw redirect('/error');
    });
    if (found?.kind !== kind) throw await notFound(fill(missingPageWords.notFound, { path }));
    if (!isValidNow(found)) throw await notFound(fill(missingPageWords.notFound, { path }));
    return { ...found, ...pageTexts(found) } as PageOf<K>;
  }

  function isValidNow({ validFrom, validUntil }: { validFrom: string | null; validUntil: string | null }) {
    const now = Date.now();
    const from = validFrom ? Date.parse(validFrom) : Number.NEGATIVE_INFINITY;
    const until = validUntil ? Date.parse(validUntil) : Number.POSITIVE_INFINITY;
    expire(now < from ? from : until);
    return now >= from && now < until;
  }

  function expire(at: number) {
    freshUntil = Math.min(freshUntil, at);
  }

  /** A 404 to throw, with what the station wrote and drew for its error page. */
  async function notFound(message: string) {
    return data({ message, ...(await errorTexts()) }, { status: 404, statusText: message });
  }

  async function errorTexts(): Promise<ErrorTexts> {
    const found = await read('/error.json', page).catch(() => undefined);
    return found ? { html: cleanHtml(found.text.html), picture: found.picture } : { html: '', picture: null };
  }

  async function site(): Promise<SiteContent> {
    reads.add('home');
    return readSite();
  }

  /** Home as a page: content failing leads to the error page. */
  async function homePage(): Promise<SiteContent> {
    return site().catch(() => {
      throw redirect('/error');
    });
  }

  /** The part of home that every page shows; told apart, because home itself changes with every new show. */
  async function shell(): Promise<Shell> {
    reads.add('shell');
    const found = await readSite().catch(() => memory.site);
    return found ? shellOf(found) : bareShell;
  }

  async function readSite(): Promise<SiteContent> {
    const found = await readOnly('/home.json', siteContent);
    memory.site = found;
    return found;
  }

  async function readLiveNow(): Promise<LiveNow> {
    const now = await read('/live-now.json', liveNow);
    if (now.live) expire(Date.parse(now.end_time));
    else if (now.next) expire(Date.parse(now.next.start));
    return now;
  }

  return {
    reads,
    freshUntil: () => freshUntil,
    /** Whether something could not be read; the answer is then poorer than it should be. */
    failed: () => failed,
    expire,
    /** path and query as the visitor has them, parameters that no page knows included. */
    fullAddress(): string {
      fullShown = true;
      return full;
    },
    fullAddressShown: () => fullShown,
    /** Says that hardly anybody else will ask for this page, so that it is not kept. */
    dontKeep(): void {
      passing = true;
    },
    mayKeep: () => !passing,
    read,
    page: readPage,
    site,
    homePage,
    shell,
    notFound,
    errorTexts,
    liveNow: readLiveNow,
    schedule: (): Promise<WeekSchedule> => read('/shows-schedule.json', weekSchedule),
    genres: (): Promise<GroupedGenres> => read('/genres.json?grouped=1', groupedGenres),
    redirects: () => readOnly('/redirects.json', redirects),
    filter: (genres: string[], number: number): Promise<FilterAnswer> =>
      read(`/shows/filter.json?${filterQuery(genres, number)}`, filterAnswer),
  };
}

function rethrow(from: string, error: unknown): never {
  const known = error instanceof HttpError ? error : undefined;
  const status = known?.status ?? 0;
  if (status !== 404) console.error(`content ${from}:`, String(error), known?.data ?? '');
  if (status === 401) throw redirect('/error');
  throw new ContentError(status);
}

/** `/shows/x.json?page=2` is told of in the change feed as `shows/x`. */
function readId(from: string): string {
  return from
    .replace(/\?[\s\S]*/, '')
    .replace(/^\//, '')
    .replace(/\.json$/, '');
}
