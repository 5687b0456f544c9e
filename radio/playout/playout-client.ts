import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Playout, playout as playoutSchema } from '@longwave/contract/playout.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import type { FetchContent } from '../http/fetch-content.ts';
import { withTimeout } from '../with-timeout.ts';

/** A change by staff is heard fifteen seconds later; by then every host must have it. */
const POLL_EVERY_MS = 5_000;
const RETRY_AFTER_MS = 2_000;
const TIMEOUT_MS = 10_000;
const emptyPlayout: Playout = {
  station: { name: 'Longwave', description: '', zone: 'UTC' },
  slots: [],
  entries: [],
  tracklists: {},
};

/** Polls `/playout.json` of content; while content is down the last playout stays in use, also after a restart. */
export async function createPlayoutClient(
  fetchContent: FetchContent,
  dataFolder: string,
  log: Log,
  pollEveryMs = POLL_EVERY_MS,
) {
  const file = join(dataFolder, 'playout.json');
  let current = await readStored(file);
  let saved = JSON.stringify(current);
  let etag = '';
  let isUnreachable = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<() => void>();

  async function poll() {
    let wait = pollEveryMs;
    try {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      const request = fetchContent('/playout.json', { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const response = await withTimeout(TIMEOUT_MS, request);
      if (response.status !== 304) await accept(response);
      isUnreachable = false;
    } catch (error) {
      wait = RETRY_AFTER_MS;
      if (!isUnreachable) log.warn('playout not fetched, the last one stays in use', { error });
      isUnreachable = true;
    }
    if (!closed) timer = setTimeout(poll, wait).unref();
  }

  async function accept(response: Response) {
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    current = playoutSchema.parse(await withTimeout(TIMEOUT_MS, response.json()));
    etag = response.headers.get('etag') ?? '';
    const text = JSON.stringify(current);
    if (text === saved) return;
    saved = text;
    for (const listener of listeners) listener();
    await withTimeout(TIMEOUT_MS, writeFileAtomically(file, text)).catch((error) =>
      log.error('playout not stored', { error }),
    );
  }

  const firstPoll = poll();

  return {
    playout: () => current,
    /** Calls the listener after the playout has changed. */
    onChange: (listener: () => void) => void listeners.add(listener),
    /** Resolved after the first attempt, successful or not. */
    firstPoll,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type PlayoutClient = Pick<Awaited<ReturnType<typeof createPlayoutClient>>, 'playout' | 'onChange'>;
export type CurrentPlayout = Pick<PlayoutClient, 'playout'>;

async function readStored(file: string): Promise<Playout> {
  try {
    return playoutSchema.parse(JSON.parse(await withTimeout(TIMEOUT_MS, readFile(file, 'utf8'))));
  } catch {
    return emptyPlayout;
  }
}
