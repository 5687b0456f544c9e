import { pageIdOf } from '../pages/page-id.ts';
import { clearBits } from '../shows/genre-bits.ts';
import type { Reader } from '../store/reader.ts';
import type { Store } from '../store/repository.ts';
import { createBuilds } from './builds.ts';
import { type CachedResponse, createResponse, createResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

/** Clients may use a response for 10 seconds, and for another minute while they fetch it again. */
const shared = 'public, max-age=10, stale-while-revalidate=60';

export type Responder = ReturnType<typeof createResponder>;

/** Responds from the cache, or builds the response and caches it. */
export function createResponder(
  store: Store,
  now: () => number,
  announce: (pages: string[], all: boolean) => void,
) {
  const cache = createResponseCache();
  const builds = createBuilds(store, now);
  const building = new Map<string, Promise<CachedResponse>>();
  const counts = { fromMemory: 0, built: 0 };

  store.onChange((change) => {
    if (change.all) clearBits(store);
    const names = [...change.keys].filter((key) => typeof key === 'string');
    for (const name of names) if (name.startsWith('list:')) clearBits(store, name.slice(5));
    const { pages, all } = cache.drop(change);
    announce([...new Set([...pages, ...pagesOfDocuments(names)])], all);
  });

  async function build(
    pageId: string,
    key: string,
    work: (reader: Reader) => unknown,
  ): Promise<CachedResponse> {
    counts.built++;
    const { result, dependencies, expiresAt, isCurrent } = await builds.run(work);
    const json = typeof result === 'string' ? result : JSON.stringify(result);
    return isCurrent
      ? cache.put(key, pageId, json, dependencies, expiresAt)
      : createResponse(pageId, json, dependencies, expiresAt);
  }

  /** Requests for a response that is being built share the build. */
  function share(pageId: string, key: string, work: (reader: Reader) => unknown): Promise<CachedResponse> {
    const running = building.get(key) ?? build(pageId, key, work).finally(() => building.delete(key));
    building.set(key, running);
    return running;
  }

  return {
    store,
    now,
    counts,
    /** `pageId` names the response in the change feed, `key` is its cache key. A built string is JSON already. */
    send(
      request: Request,
      pageId: string,
      key: string,
      work: (reader: Reader) => unknown,
      cacheControl = shared,
    ): Response | Promise<Response> {
      function respond(): Response | Promise<Response> {
        const cached = cache.get(key, now());
        if (!cached)
          return share(pageId, key, work).then((built) => sendCached(request, built, cacheControl));
        counts.fromMemory++;
        return sendCached(request, cached, cacheControl);
      }
      const waiting = store.catchUp();
      return waiting ? waiting.then(respond) : respond();
    },
    /** Resolves when nothing is being built any more. */
    async close(): Promise<void> {
      await Promise.allSettled(building.values());
    },
  };
}

/** Page ids of documents, whose pages may have been 404 before. */
function pagesOfDocuments(names: string[]): string[] {
  return names.flatMap((name) => {
    const [type = '', slug = ''] = name.split('/');
    return pageIdOf(type, slug) ?? [];
  });
}
