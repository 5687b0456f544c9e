import type { EncodedPage } from './encoded-page.ts';

/** A rendered page with the facts that the cache needs. */
export type Rendered = {
  page: EncodedPage;
  cacheable: boolean;
  /** Whether content could not be read, so that an older page is better than this one. */
  failed: boolean;
  /** Page ids of the content that the page shows. */
  reads: ReadonlySet<string>;
  /** Until when the page is fresh, in milliseconds since 1970. */
  freshUntil: number;
  /** Whether changes of its content would go unreported; such a page is stored as dropped. */
  isUntold?: boolean;
  /** The full URL of the request, set if the page shows it. */
  onlyForUrl?: string | undefined;
};

export type PageResponse = {
  page: EncodedPage;
  stale: boolean;
  failed: boolean;
  onlyForUrl?: string | undefined;
};

type Entry = Rendered & {
  /** Whether its content has or may have changed; the page is then used only if no new one is rendered in time. */
  dropped: boolean;
};

type PendingRender = {
  result: Promise<Rendered>;
  /** Page ids that have changed since the render began. */
  changed: Set<string>;
  all: boolean;
  /** The next render, for requests that come after a change. */
  again?: Promise<Rendered>;
};

type Options = {
  maxBytes: number;
  /** How long a request waits for a new render before it gets the dropped page. */
  maxWaitMs?: number;
  now?: () => number;
};

/** Rendered pages by cache key: used at once, renewed in the background, dropped when their content changes. */
export function createPageCache({ maxBytes, maxWaitMs = 3000, now = Date.now }: Options) {
  // A Map keeps the order of insertion, so the least recently used entry is first.
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

  /** The page if it is stored and not dropped; a stale one is renewed in the background. */
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

  /** Shares a pending render of the page, unless content has changed since that began. */
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
    /** The stored page, even if it was dropped. */
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
