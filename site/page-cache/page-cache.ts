import type { FinishedPage } from './finished-page.ts';

/** A page as it was rendered, and what it was made from. */
export type Rendered = {
  page: FinishedPage;
  /** Whether it may be kept and given to others. */
  keep: boolean;
  /** Content could not be read, so an older page is better than this one. */
  failed: boolean;
  /** Page ids of the content it shows. */
  reads: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** The one whole address it is for, where it shows that. */
  only?: string | undefined;
};

export type Answer = { page: FinishedPage; stale: boolean; failed: boolean; only?: string | undefined };

type Entry = Rendered & {
  /** Something it shows has changed: it answers only while content cannot be read. */
  dropped: boolean;
};

type UnderWay = {
  result: Promise<Rendered>;
  /** What content has changed since it began. */
  changed: Set<string>;
  all: boolean;
  /** The render after this one, for who asked after a change that this one may have missed. */
  again?: Promise<Rendered>;
};

type Options = {
  mostBytes: number;
  /** How long a dropped page is waited for before the old one answers, in milliseconds. */
  patience?: number;
  now?: () => number;
};

/** Finished pages by address: answered at once, renewed behind the visitor's back, dropped when content changes. */
export function createPageCache({ mostBytes, patience = 3000, now = Date.now }: Options) {
  // Least recently used first: a Map keeps the order of insertion.
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, UnderWay>();
  let bytes = 0;
  const counts = { hits: 0, stale: 0, renders: 0 };

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  /** The page if it can answer without waiting; renewal, if due, begins behind it. */
  function atOnce(key: string, render: () => Promise<Rendered>): Answer | undefined {
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

  async function answer(key: string, render: () => Promise<Rendered>): Promise<Answer> {
    const ready = atOnce(key, render);
    if (ready) return ready;
    const old = entries.get(key);
    const fresh = renew(key, render);
    if (!old) {
      const { page, failed, only } = await fresh;
      return { page, stale: false, failed, only };
    }
    const rendered = await Promise.race([fresh.catch(() => undefined), after(patience)]);
    if (rendered && !rendered.failed) return { page: rendered.page, stale: false, failed: false };
    counts.stale++;
    return { page: old.page, stale: true, failed: false };
  }

  /** Renders a page; who asks for the same one meanwhile waits for the same render, unless a change has made it old. */
  function renew(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const already = underWay.get(key);
    if (!already) return begin(key, render);
    if (!already.all && already.changed.size === 0) return already.result;
    already.again ??= already.result.then((rendered) =>
      isOld(already, rendered) ? renew(key, render) : rendered,
    );
    return already.again;
  }

  function begin(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    counts.renders++;
    const task: UnderWay = { changed: new Set(), all: false, result: render() };
    underWay.set(key, task);
    task.result = task.result
      .then((rendered) => {
        keep(key, rendered, isOld(task, rendered));
        return rendered;
      })
      .finally(() => underWay.delete(key));
    return task.result;
  }

  function keep(key: string, rendered: Rendered, changedMeanwhile: boolean): void {
    const old = entries.get(key);
    if (rendered.failed) return;
    if (old) remove(key, old);
    if (!rendered.keep || rendered.page.size > mostBytes) return;
    entries.set(key, { ...rendered, dropped: changedMeanwhile });
    bytes += rendered.page.size;
    for (const [oldest, entry] of entries) {
      if (bytes <= mostBytes) break;
      remove(oldest, entry);
    }
  }

  function remove(key: string, entry: Entry): void {
    entries.delete(key);
    bytes -= entry.page.size;
  }

  /** Content under these page ids is no longer what it was. */
  function drop(ids: string[]): void {
    const changed = new Set(ids);
    for (const entry of entries.values()) if (touches(entry.reads, changed)) entry.dropped = true;
    for (const task of underWay.values()) for (const id of ids) task.changed.add(id);
  }

  function dropAll(): void {
    for (const entry of entries.values()) entry.dropped = true;
    for (const task of underWay.values()) task.all = true;
  }

  return {
    atOnce,
    answer,
    keep: (key: string, rendered: Rendered) => keep(key, rendered, false),
    /** Whether whoever asks now would have it rendered, and what there is instead. */
    wouldRender: (key: string) => !underWay.has(key),
    old: (key: string) => entries.get(key)?.page,
    drop,
    dropAll,
    stats: () => ({ ...counts, pages: entries.size, bytes }),
  };
}

function isOld({ all, changed }: UnderWay, { reads }: Rendered): boolean {
  return all || touches(reads, changed);
}

function touches(reads: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  for (const id of changed) if (reads.has(id)) return true;
  return false;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
}
