import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Playout, playout as playoutSchema } from '@longwave/contract/playout.ts';
import type { Log } from '../log.ts';

export type FetchContent = (path: string, init?: RequestInit) => Promise<Response>;

const ASK_EVERY_MS = 20_000;
const ASK_AGAIN_MS = 2_000;
const PATIENCE_MS = 10_000;
const UNKNOWN: Playout = { station: { name: 'Longwave', description: '', zone: 'UTC' }, slots: [] };

/** What the content service wants played. While it cannot say, its last word counts, also after a restart. */
export async function createGuide(fetchContent: FetchContent, dataFolder: string, log: Log) {
  const file = join(dataFolder, 'playout.json');
  let current = await lastKnown(file);
  let saved = JSON.stringify(current);
  let silent = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask() {
    let wait = ASK_EVERY_MS;
    try {
      const response = await fetchContent('/playout.json', { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      current = playoutSchema.parse(await response.json());
      silent = false;
      await save();
    } catch (error) {
      wait = ASK_AGAIN_MS;
      if (!silent)
        log(`The content service does not say what to play, going on with what is known: ${reason(error)}`);
      silent = true;
    }
    if (!closed) timer = setTimeout(ask, wait).unref();
  }

  async function save() {
    const text = JSON.stringify(current);
    if (text === saved) return;
    await mkdir(dataFolder, { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
    saved = text;
  }

  const firstAnswer = ask();

  return {
    playout: () => current,
    /** Settled once content has been asked for the first time, whatever it said. */
    firstAnswer,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type Guide = Pick<Awaited<ReturnType<typeof createGuide>>, 'playout'>;

async function lastKnown(file: string): Promise<Playout> {
  try {
    return playoutSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return UNKNOWN;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
