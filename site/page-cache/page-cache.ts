import type { EncodedPage } from './encoded-page.ts';

/** A rendered page, and what the cache must know of it. */
export type Rendered = {
  page: EncodedPage;
  cacheable: boolean;
  /** Content could not be read, so an older page is better than this one. */
  failed: boolean;
  /** Page ids of the content it shows. */
  reads: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** Nobody would tell of a change of its content: it is used only while content cannot be read. */
  isUntold?: boolean;
  /** Set where the page shows the full URL of the request. */
  onlyForUrl?: string | undefined;
};

export type PageResponse = {
  page: EncodedPage;
  stale: boolean;
  failed: boolean;
  onlyForUrl?: string | undefined;
};

type Entry = Rendered & {
  /** Its content has changed, or may have: it is used only while content cannot be read. */
  dropped: boolean;
};

type PendingRender = {
  result: Promise<Rendered>;
  /** Page ids that have changed since it began. */
  changed: Set<string>;
  all: boolean;
  /** The next render, for requests that came after a change. */
  again?: Promise<Rendered>;
};

type Options = {
  maxBytes: number;
  /** After this time a dropped page is used although it is outdated. */
  maxWaitMs?: number;
  now?: () => number;
};

/** Rendered pages by cache key: used at once, renewed in the background, dropped when their content changes. */
export function createPageCache({ maxBytes, maxWaitMs = 3000, now = Date.now }: Options) {
  // Least recently used first: a Map keeps the order of insertion.
  const entries = new Map<string, Entry>();
  const pending = new Map<string, PendingRender>();
  let bytes = 0;
  const counts = { hits: 0, stale: 0, renders: 0 };

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  /** The page if it is there; a stale one is renewed in the background. */
  function getReady(key: string, render: () => Promise<Rendered>): PageResponse | undefined {
    const entry = find(key);
    if (!entry || entry.dropped) return undefined;
    if (entry.freshUntil > now()) {
      counts.hits++;
      return { page: entry.page, stale: false, failed: false };
    }
    counts.stale++;
    renew(key, render).catch(() => undefined);
    return { page: entry.page, stale: true, failed: false };
  }

  async function getOrRender(key: string, render: () => Promise<Rendered>): Promise<PageResponse> {
    const ready = getReady(key, render);
    if (ready) return ready;
    const old = entries.get(key);
    const fresh = renew(key, render);
    if (!old) {
      const { page, failed, onlyForUrl } = await fresh;
      return { page, stale: false, failed, onlyForUrl };
    }
    const rendered = await Promise.race([fresh.catch(() => undefined), delay(maxWaitMs)]);
    if (rendered && !rendered.failed) return { page: rendered.page, stale: false, failed: false };
    counts.stale++;
    return { page: old.page, stale: true, failed: false };
  }

  /** Requests for one page share its render, unless content has changed since that began. */
  function renew(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const current = pending.get(key);
    if (!current) return startRender(key, render);
    if (!current.all && current.changed.size === 0) return current.result;
    current.again ??= current.result.then((rendered) =>
      isOutdated(current, rendered) ? renew(key, render) : rendered,
    );
    return current.again;
  }

  function startRender(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    counts.renders++;
    const task: PendingRender = { changed: new Set(), all: false, result: render() };
    pending.set(key, task);
    task.result = task.result
      .then((rendered) => {
        store(key, rendered, isOutdated(task, rendered));
        return rendered;
      })
      .finally(() => pending.delete(key));
    return task.result;
  }

  function store(key: string, rendered: Rendered, changedMeanwhile: boolean): void {
    const old = entries.get(key);
    if (rendered.failed) return;
    if (old) remove(key, old);
    if (!rendered.cacheable || rendered.page.size > maxBytes) return;
    entries.set(key, { ...rendered, dropped: changedMeanwhile || rendered.isUntold === true });
    bytes += rendered.page.size;
    for (const [oldest, entry] of entries) {
      if (bytes <= maxBytes) break;
      remove(oldest, entry);
    }
  }

  function remove(key: string, entry: Entry): void {
    entries.delete(key);
    bytes -= entry.page.size;
  }

  function drop(ids: string[]): void {
    const changed = new Set(ids);
    for (const entry of entries.values()) if (readsAnyOf(entry.reads, changed)) entry.dropped = true;
    for (const task of pending.values()) for (const id of ids) task.changed.add(id);
  }

  function dropAll(): void {
    for (const entry of entries.values()) entry.dropped = true;
    for (const task of pending.values()) task.all = true;
  }

  return {
    getReady,
    getOrRender,
    store: (key: string, rendered: Rendered) => store(key, rendered, false),
    wouldRender: (key: string) => !pending.has(key),
    /** Also a page that was dropped. */
    getStored: (key: string) => entries.get(key)?.page,
    drop,
    dropAll,
    stats: () => ({ ...counts, pages: entries.size, bytes }),
  };
}

function isOutdated({ all, changed }: PendingRender, { reads }: Rendered): boolean {
  return all || readsAnyOf(reads, changed);
}

function readsAnyOf(reads: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  for (const id of changed) if (reads.has(id)) return true;
  return false;
}

function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
}
