import { pageOfDocument } from '../pages/page-of-document.ts';
import { createReader, type Reader } from '../pages/reader.ts';
import { forgetBits } from '../shows/genre-bits.ts';
import { forgetNames } from '../store/names.ts';
import type { Store } from '../store.ts';
import { sendReady } from './json-answer.ts';
import { createReadyAnswers } from './ready-answers.ts';

/** Readers may keep an answer for a moment, and go on using it while they ask again. */
export const shared = 'public, max-age=10, stale-while-revalidate=60';

export type Answers = ReturnType<typeof createAnswers>;

/** Answers from memory, or builds, keeps and answers. */
export function createAnswers(
  store: Store,
  now: () => number,
  tell: (pages: string[], all: boolean) => void,
) {
  const ready = createReadyAnswers();
  let version = dataVersion(store);
  const counts = { fromMemory: 0, built: 0 };

  store.onChange((touched) => {
    if (touched.all) forgetBits(store);
    const names = [...touched.keys].filter((key) => typeof key === 'string');
    for (const name of names) if (name.startsWith('list:')) forgetBits(store, name.slice(5));
    const { pages, all } = ready.drop(touched);
    tell([...new Set([...pages, ...ownPages(names)])], all);
  });

  /** Another process may have written, such as an import: then nothing kept here can be trusted. */
  function noticeOthers(): void {
    const current = dataVersion(store);
    if (current === version) return;
    version = current;
    forgetNames(store);
    store.announce({ keys: new Set(), all: true });
  }

  return {
    store,
    now,
    counts,
    /** `pageId` is what the change feed calls this answer; `key` tells its variants apart. Built text is JSON already. */
    send(
      request: Request,
      pageId: string,
      key: string,
      build: (reader: Reader) => unknown,
      cacheControl = shared,
    ): Response {
      noticeOthers();
      const moment = now();
      const kept = ready.get(key, moment);
      if (kept) {
        counts.fromMemory++;
        return sendReady(request, kept, cacheControl);
      }
      counts.built++;
      const reader = createReader(store, moment);
      const built = build(reader);
      const json = typeof built === 'string' ? built : JSON.stringify(built);
      return sendReady(request, ready.put(key, pageId, json, reader.uses, reader.until), cacheControl);
    },
  };
}

/** A page that was not there when it was last asked for may be there now. */
function ownPages(names: string[]): string[] {
  return names.flatMap((name) => {
    const [type = '', slug = ''] = name.split('/');
    return pageOfDocument(type, slug) ?? [];
  });
}

function dataVersion(store: Store): number {
  return store.sql('PRAGMA data_version').get()?.data_version as number;
}
