/** code of a page that cannot be loaded must lose neither the way nor the sound. */

/** A navigation under way: where to, how, and the files of code it needs. */
export type Asked = { page: string; action: 'PUSH' | 'REPLACE' | 'POP'; files: string[] };

type PageCodeParts = {
  load: (file: string) => Promise<unknown>;
  /** The navigation under way, if there is one. */
  asked: () => Asked | null;
  soundIsWanted: () => boolean;
  /** Loads a page whole, from the server. */
  loadWhole: (asked: Asked) => void;
  tellLost: (page: string | null) => void;
};

const guardKey = 'longwave-reloaded';
const guardFor = 10_000;

/**
 * The code of pages, for every kind of navigation. Code that cannot be had does not fail but waits until it is asked for
 * again: the router would else reload the page one is on. The page asked for is loaded whole instead, once and only in
 * silence; while something plays the visitor is told and may try again.
 */
export function createPageCode({ load, asked, soundIsWanted, loadWhole, tellLost }: PageCodeParts) {
  const loading = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, () => void>();

  function codeOf(file: string): Promise<unknown> {
    const known = loading.get(file) ?? untilLoaded(file);
    loading.set(file, known);
    return known;
  }

  async function untilLoaded(file: string): Promise<unknown> {
    for (;;) {
      try {
        return await load(file);
      } catch (error) {
        console.error(`The code ${file} could not be loaded:`, error);
        const again = new Promise<void>((resolve) => waiting.set(file, resolve));
        lose(file);
        await again;
      }
    }
  }

  function lose(file: string): void {
    const wanted = asked();
    // A page that nobody waits for any more is nobody's loss.
    if (!wanted?.files.includes(file)) return;
    if (!soundIsWanted() && mayReload()) loadWhole(wanted);
    else tellLost(wanted.page);
  }

  function askAgain(files: string[]): void {
    for (const file of files) {
      const again = waiting.get(file);
      waiting.delete(file);
      again?.();
    }
  }

  return {
    codeOf,
    /** A navigation begins: what failed before is asked for anew. */
    begin({ files }: Asked): void {
      tellLost(null);
      askAgain(files);
    },
    /** It has ended, well or not. */
    end: () => tellLost(null),
    /** The visitor's own wish needs no guard against loops. */
    tryAgain(): void {
      const wanted = asked();
      tellLost(null);
      if (wanted && soundIsWanted()) askAgain(wanted.files);
      else if (wanted) loadWhole(wanted);
    },
  };
}

/** Once in ten seconds. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(guardKey) ?? 0) < guardFor) return false;
    sessionStorage.setItem(guardKey, String(now));
    return true;
  } catch {
    return false; // Without a marker a broken build could reload for ever.
  }
}
