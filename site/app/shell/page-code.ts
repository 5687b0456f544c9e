/** when the code of a page cannot be loaded, the navigation can be retried and the sound goes on. */

/** A navigation that is under way, with the files of code it needs. */
export type PageRequest = { page: string; action: 'PUSH' | 'REPLACE' | 'POP'; files: string[] };

type PageCodeParts = {
  load: (file: string) => Promise<unknown>;
  /** The current navigation; null if there is none. */
  currentRequest: () => PageRequest | null;
  soundIsWanted: () => boolean;
  /** Loads a page from the server. */
  loadFromServer: (currentRequest: PageRequest) => void;
  reportFailed: (page: string | null) => void;
};

/** Also read by first-script.ts. */
const reloadedAtKey = 'longwave-reloaded';
const minMsBetweenReloads = 10_000;

/**
 * Loads the code of pages, for every kind of navigation. A failed import never rejects, because the router would reload the
 * current page: it waits until it is retried. While nothing plays, the requested page is loaded from the server, at most once
 * in ten seconds; otherwise a notice offers to retry.
 */
export function createPageCode({
  load,
  currentRequest,
  soundIsWanted,
  loadFromServer,
  reportFailed,
}: PageCodeParts) {
  const loading = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, () => void>();

  function loadCode(file: string): Promise<unknown> {
    const known = loading.get(file) ?? loadUntilDone(file);
    loading.set(file, known);
    return known;
  }

  async function loadUntilDone(file: string): Promise<unknown> {
    for (;;) {
      try {
        return await load(file);
      } catch (error) {
        console.error(`The code ${file} could not be loaded:`, error);
        const again = new Promise<void>((resolve) => waiting.set(file, resolve));
        handleFailure(file);
        await again;
      }
    }
  }

  function handleFailure(file: string): void {
    const wanted = currentRequest();
    // Another page has been requested since then.
    if (!wanted?.files.includes(file)) return;
    if (!soundIsWanted() && mayReload()) loadFromServer(wanted);
    else reportFailed(wanted.page);
  }

  function retryFiles(files: string[]): void {
    for (const file of files) {
      const again = waiting.get(file);
      waiting.delete(file);
      again?.();
    }
  }

  return {
    loadCode,
    /** A navigation begins: its files that failed before are retried. */
    begin({ files }: PageRequest): void {
      reportFailed(null);
      retryFiles(files);
    },
    end: () => reportFailed(null),
    /** Retries when the visitor presses the button, so it cannot become a loop of reloads. */
    retry(): void {
      const wanted = currentRequest();
      reportFailed(null);
      if (wanted && soundIsWanted()) retryFiles(wanted.files);
      else if (wanted) loadFromServer(wanted);
    },
  };
}

/** Whether a reload is allowed: at most one in ten seconds. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < minMsBetweenReloads) return false;
    sessionStorage.setItem(reloadedAtKey, String(now));
    return true;
  } catch {
    return false; // Without storage, a broken build would reload for ever.
  }
}
