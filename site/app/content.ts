import { type FilterResponse, filterResponse } from '@longwave/contract/filter.ts';
import { filterQuery } from '@longwave/contract/genre-list.ts';
import { type GroupedGenres, groupedGenres } from '@longwave/contract/genres.ts';
import { type PageKind, type PageOf, page, pagePath } from '@longwave/contract/page.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { redirects } from '@longwave/contract/redirects.ts';
import { type LiveNow, liveNow, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { type SiteContent, siteContent } from '@longwave/contract/site-content.ts';
import { createContext, data, redirect } from 'react-router';
import type * as z from 'zod/mini';
import { type ContentCache, createContentCache } from './content-cache.ts';
import { ContentError } from './content-error.ts';
import { HttpError } from './http.ts';
import { pageTexts } from './page-texts.ts';
import { throwIfRefused, withPreview } from './preview.ts';
import { cleanHtml } from './rich-text.ts';
import { serverLog } from './server-log.ts';
import { bareShell, type Shell, shellOf } from './shell-content.ts';
import { missingPageWords } from './words/missing-page.ts';
import { fill } from './words/words.ts';

/** The only client of the content service. Runs on the server, inside loaders: `context.get(content)`. */

export type FetchContent = (path: string, init?: RequestInit) => Promise<Response>;
export type Content = ReturnType<typeof createContent>;
/** Text and picture of the station's error page; empty and null if it has none. */
export type ErrorTexts = { html: string; picture: Picture | null };

export const content = createContext<Content>();

/** State shared by all requests: parsed responses, and the last good home file, used by the header while content is down. */
type ContentMemory = { cache: ContentCache; site?: SiteContent };

export function createContentMemory(): ContentMemory {
  return { cache: createContentCache() };
}

/** A client for one request: fetches each file once and records what was read. With a preview token, pages show that draft. */
export function createContent(
  fetchContent: FetchContent,
  { path, full = path, preview }: { path: string; full?: string; preview?: string | undefined },
  memory = createContentMemory(),
) {
  /** Ids of all pages that were read; the page cache drops the rendered page when one of them changes. */
  const reads = new Set<string>();
  /** When the page must be rendered again, in milliseconds since 1970. */
  let freshUntil = Number.POSITIVE_INFINITY;
  let failed = false;
  let fullUrlRead = false;
  let uncacheable = false;
  const responses = new Map<string, Promise<unknown>>();
  /** Whether a draft of the station is shown: only home and the station's style sheet show it. */
  const showsDraft = preview !== undefined && ['/', '/brand.css'].includes(path);

  function read<T extends z.ZodMiniType>(contentPath: string, schema: T): Promise<z.infer<T>> {
    reads.add(pageIdOf(contentPath));
    return readUntracked(contentPath, schema);
  }

  /** Reads content that the page does not show, so it is not recorded in `reads`. */
  function readUntracked<T extends z.ZodMiniType>(contentPath: string, schema: T): Promise<z.infer<T>> {
    const known = responses.get(contentPath);
    if (known) return known as Promise<z.infer<T>>;
    const response = memory.cache(contentPath, schema, fetchContent).catch((error: unknown) => {
      if (preview !== undefined) throwIfRefused(error, preview);
      failed ||= !(error instanceof HttpError && error.status === 404);
      return rethrow(contentPath, error);
    });
    responses.set(contentPath, response);
    return response;
  }

  /** Throws a 404 if the page is missing or not valid now, and a redirect to the error page if content fails. */
  async function readPage<K extends PageKind>(kind: K, id: string, number = 1): Promise<PageOf<K>> {
    const found = await read(withPreview(pagePath(id, number), preview), page).catch((error: unknown) => {
      if (error instanceof ContentError && error.status === 404) return undefined;
      return toErrorPage(error);
    });
    if (found?.kind !== kind || !isValidNow(found))
      throw await notFound(fill(missingPageWords.notFound, { path }));
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

  /** Creates a 404 to throw, with text and picture of the station's error page. */
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

  /** The home file for the home page; redirects to the error page if content fails. */
  async function homePage(): Promise<SiteContent> {
    const home = preview === undefined ? site() : read(withPreview('/home.json', preview), siteContent);
    return home.catch(toErrorPage);
  }

  /** The part of the home file that every page shows. Recorded as `shell`, because `home` changes with every new show. */
  async function shell(): Promise<Shell> {
    reads.add('shell');
    const found = await readSite().catch(() => memory.site);
    const drafted = showsDraft ? await homePage().catch(() => undefined) : undefined;
    return found ? shellOf(drafted ? inLanguageOf(drafted, found) : found) : bareShell;
  }

  async function readSite(): Promise<SiteContent> {
    const found = await readUntracked('/home.json', siteContent);
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
    /** Whether something could not be read, so that the page is incomplete. */
    failed: () => failed,
    expire,
    /** path and query, including parameters that no page uses. */
    fullUrl(): string {
      fullUrlRead = true;
      return full;
    },
    showsFullUrl: () => fullUrlRead,
    /** Keeps the page out of the cache; for pages that hardly anybody else will request. */
    dontCache(): void {
      uncacheable = true;
    },
    isCacheable: () => !uncacheable,
    read,
    page: readPage,
    site,
    homePage,
    shell,
    preview,
    notFound,
    errorTexts,
    liveNow: readLiveNow,
    schedule: (): Promise<WeekSchedule> => read('/shows-schedule.json', weekSchedule),
    genres: (): Promise<GroupedGenres> => read('/genres.json?grouped=1', groupedGenres),
    redirects: () => readUntracked('/redirects.json', redirects),
    filter: (genres: string[], number: number): Promise<FilterResponse> =>
      read(`/shows/filter.json?${filterQuery(genres, number)}`, filterResponse),
  };
}

/** Keeps the published language in a preview, because the language is set for all pages that are rendered. */
function inLanguageOf(drafted: SiteContent, { station: { language } }: SiteContent): SiteContent {
  return { ...drafted, station: { ...drafted.station, language } };
}

function toErrorPage(error: unknown): never {
  throw error instanceof ContentError ? redirect('/error') : error;
}

function rethrow(contentPath: string, error: unknown): never {
  const known = error instanceof HttpError ? error : undefined;
  const status = known?.status ?? 0;
  if (status !== 404)
    serverLog.error('Content could not be read', {
      path: contentPath.replace(/\?[\s\S]*/, ''),
      reason: String(error),
      response: known?.data,
    });
  if (status === 401) throw redirect('/error');
  throw new ContentError(status);
}

/** `/shows/x.json?page=2` is `shows/x` in the change feed. */
function pageIdOf(contentPath: string): string {
  return contentPath
    .replace(/\?[\s\S]*/, '')
    .replace(/^\//, '')
    .replace(/\.json$/, '');
}
