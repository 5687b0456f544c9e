import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Playout, playout as playoutSchema } from '@longwave/contract/playout.ts';
import type { Log } from '../log.ts';
import { within } from './time-limit.ts';

export type FetchContent = (path: string, init?: RequestInit) => Promise<Response>;

/** A change that staff ask for is heard fifteen seconds later: by then every host must know of it. */
const ASK_EVERY_MS = 5_000;
const ASK_AGAIN_MS = 2_000;
const PATIENCE_MS = 10_000;
const UNKNOWN: Playout = {
  station: { name: 'Longwave', description: '', zone: 'UTC' },
  slots: [],
  entries: [],
  tracklists: {},
};

/** What the content service wants played. While it cannot say, its last word counts, also after a restart. */
export async function createGuide(fetchContent: FetchContent, dataFolder: string, log: Log) {
  const file = join(dataFolder, 'playout.json');
  let current = await lastKnown(file);
  let saved = JSON.stringify(current);
  let etag = '';
  let silent = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<() => void>();

  async function ask() {
    let wait = ASK_EVERY_MS;
    try {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      const asked = fetchContent('/playout.json', { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      const response = await within(PATIENCE_MS, asked);
      if (response.status !== 304) await take(response);
      silent = false;
    } catch (error) {
      wait = ASK_AGAIN_MS;
      if (!silent)
        log(`The content service does not say what to play, going on with what is known: ${reason(error)}`);
      silent = true;
    }
    if (!closed) timer = setTimeout(ask, wait).unref();
  }

  async function take(response: Response) {
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    current = playoutSchema.parse(await within(PATIENCE_MS, response.json()));
    etag = response.headers.get('etag') ?? '';
    const text = JSON.stringify(current);
    if (text === saved) return;
    saved = text;
    for (const tell of listeners) tell();
    await within(PATIENCE_MS, save(text)).catch((error) => log(`What to play is not kept: ${reason(error)}`));
  }

  async function save(text: string) {
    await mkdir(dataFolder, { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }

  const firstAnswer = ask();

  return {
    playout: () => current,
    /** Told after the content service has said something new. */
    onChange: (listener: () => void) => void listeners.add(listener),
    /** Settled once content has been asked for the first time, whatever it said. */
    firstAnswer,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type FullGuide = Pick<Awaited<ReturnType<typeof createGuide>>, 'playout' | 'onChange'>;
export type Guide = Pick<FullGuide, 'playout'>;

async function lastKnown(file: string): Promise<Playout> {
  try {
    return playoutSchema.parse(JSON.parse(await within(PATIENCE_MS, readFile(file, 'utf8'))));
  } catch {
    return UNKNOWN;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
