import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureHeader, signBody } from '@longwave/contract/signed-body.ts';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import type { FetchContent } from '../playout/guide.ts';
import { within } from '../playout/time-limit.ts';
import { createRetries } from './retries.ts';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
/** Statuses below 500 that may be another one the next time. */
const TRY_AGAIN = new Set([408, 425, 429]);

const message = z.object({ path: z.string(), body: z.unknown() });

type Settings = { folder: string; secret: string; fetchContent: FetchContent } & {
  lookEveryMs?: number;
  patienceMs?: number;
};

/** Thrown when sending again would not help. */
class Refused extends Error {}

/**
 * What content has to be told, a file for each message: sent in turn, again and again until content has it. One that
 * content refuses, or that cannot be read, is moved to `refused` beside it with the reason.
 */
export function createOutbox(
  { folder, secret, fetchContent, lookEveryMs = LOOK_EVERY_MS, patienceMs = PATIENCE_MS }: Settings,
  log: Log,
  now = () => performance.now(),
) {
  const refused = join(folder, 'refused');
  const retries = createRetries(now);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function send(name: string): Promise<void> {
    const { path, body } = parse(await readFile(join(folder, name), 'utf8'));
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: await signBody(text, secret),
    };
    const response = await within(patienceMs, fetchContent(path, { method: 'POST', body: text, headers }));
    const answer = (await within(patienceMs, response.text())).slice(0, 300);
    if (response.ok) return;
    if (response.status >= 400 && response.status < 500 && !TRY_AGAIN.has(response.status))
      throw new Refused(`content answered ${response.status}: ${answer}`);
    throw new Error(`content answered ${response.status}`);
  }

  async function setAside(name: string, reason: string): Promise<void> {
    await mkdir(refused, { recursive: true });
    await writeFile(join(refused, `${name}.reason.txt`), `${reason}\n`);
    await rename(join(folder, name), join(refused, name));
    log(`${name} is not sent again, it is in ${refused}: ${reason}`);
    if (isNote(name)) return;
    const at = new Date().toISOString();
    const text = `${name} was refused and is kept in broadcasts/outbox/refused: ${reason}`.slice(0, 2_000);
    const note = { key: `refused ${name} ${at}`, at, slot: null, text };
    await put(`note-refused-${name}`, '/aired', { host: 'outbox', stretches: [], notes: [note] });
  }

  async function take(name: string): Promise<void> {
    try {
      await send(name);
      await rm(join(folder, name), { force: true });
      retries.succeeded(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof Refused) return await setAside(name, reason);
      if (retries.failed(name)) log(`${name} could not be sent, trying again: ${reason}`);
    }
  }

  async function put(name: string, path: string, body: unknown): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${name.replace(/\.json$/, '')}.json`);
    {
      await using handle = await open(`${file}.new`, 'w');
      await handle.writeFile(JSON.stringify({ path, body }));
      await handle.sync();
    }
    await rename(`${file}.new`, file);
  }

  /** Sends what is due, each once. */
  async function sendAll(): Promise<void> {
    // Without a shared secret content would believe nobody.
    const names = secret ? await readdir(folder).catch(() => []) : [];
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      if (closed) return;
      if (retries.isDue(name))
        await take(name).catch((error) => {
          if (retries.failed(name)) log(`${name} could not be set aside: ${error}`);
        });
    }
  }

  async function look() {
    await sendAll();
    if (!closed) {
      timer = setTimeout(() => {
        looking = look();
      }, lookEveryMs).unref();
    }
  }

  let looking = look();
  return {
    /** Puts a message on disk, to be sent soon; a message of the same name is replaced. */
    put,
    async close() {
      closed = true;
      clearTimeout(timer);
      await within(patienceMs, looking).catch(() => {});
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Notes and reports tell of other messages; nothing is told of themselves. */
function isNote(name: string): boolean {
  return /^(?:note|aired)-/.test(name);
}

function parse(text: string): z.infer<typeof message> {
  try {
    return message.parse(JSON.parse(text));
  } catch (error) {
    throw new Refused(`it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
