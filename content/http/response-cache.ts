import { hash } from 'node:crypto';
import type { Dependency, StoreChange } from '../store/repository.ts';

/** Compressed bodies are added when they are first requested. */
export type CachedResponse = {
  pageId: string;
  body: Buffer<ArrayBuffer>;
  etag: string;
  dependencies: Set<Dependency>;
  until: number;
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
};

const maxBytes = 96 * 1024 * 1024;
const maxEvicted = 20_000;

/** Responses in memory: the least recently used are evicted first, and each is dropped when something it depends on changes. */
export function createResponseCache() {
  const responses = new Map<string, CachedResponse>();
  const keysByDependency = new Map<Dependency, Set<string>>();
  /** Pages whose responses were evicted with their dependencies: the next change names them all, since it may concern them. */
  const evicted = new Set<string>();
  let bytes = 0;

  function remove(key: string): CachedResponse | undefined {
    const response = responses.get(key);
    if (!response) return undefined;
    responses.delete(key);
    bytes -= sizeOf(response);
    for (const dependency of response.dependencies) {
      const keys = keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) keysByDependency.delete(dependency);
    }
    return response;
  }

  function clear(): void {
    responses.clear();
    keysByDependency.clear();
    evicted.clear();
    bytes = 0;
  }

  return {
    get(key: string, now: number): CachedResponse | undefined {
      const response = responses.get(key);
      if (!response) return undefined;
      if (response.until <= now) {
        remove(key);
        return undefined;
      }
      responses.delete(key);
      responses.set(key, response);
      return response;
    },
    put(
      key: string,
      pageId: string,
      json: string,
      dependencies: Set<Dependency>,
      until: number,
    ): CachedResponse {
      remove(key);
      const response = createResponse(pageId, json, dependencies, until);
      responses.set(key, response);
      evicted.delete(pageId);
      bytes += sizeOf(response);
      for (const dependency of dependencies) {
        const keys = keysByDependency.get(dependency) ?? new Set();
        keysByDependency.set(dependency, keys.add(key));
      }
      while (bytes > maxBytes) {
        const [oldest] = responses.keys();
        const left = oldest === undefined ? undefined : remove(oldest);
        if (!left) break;
        evicted.add(left.pageId);
      }
      return response;
    },
    /** Drops the responses that depend on what changed and returns their page ids; `all` if they cannot be named. */
    drop(change: StoreChange): { pages: string[]; all: boolean } {
      if (change.all || evicted.size > maxEvicted) {
        clear();
        return { pages: [], all: true };
      }
      const pages = new Set(evicted);
      evicted.clear();
      for (const dependency of change.keys)
        for (const key of [...(keysByDependency.get(dependency) ?? [])]) {
          const dropped = remove(key);
          if (dropped) pages.add(dropped.pageId);
        }
      return { pages: [...pages], all: false };
    },
  };
}

export function createResponse(
  pageId: string,
  json: string,
  dependencies: Set<Dependency>,
  until: number,
): CachedResponse {
  const body = Buffer.from(json);
  return { pageId, body, etag: `W/"${hash('sha1', body, 'base64url')}"`, dependencies, until };
}

/** Approximate size of a response in memory, with its compressed bodies and dependencies. */
function sizeOf(response: CachedResponse): number {
  return Math.round(response.body.length * 1.5) + response.dependencies.size * 120 + 500;
}
