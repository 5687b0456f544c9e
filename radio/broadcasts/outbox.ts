import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@longwave/server-kit/log.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import * as z from 'zod/mini';
import { errorMessage } from '../error-message.ts';
import type { FetchContent } from '../http/fetch-content.ts';
import { withTimeout } from '../with-timeout.ts';
import { createRetries } from './retries.ts';

const TIMEOUT_MS = 20_000;
const POLL_EVERY_MS = 5_000;
/** Statuses below 500 after which a message is sent again. */
const RETRY_STATUSES = new Set([408, 425, 429]);

const message = z.object({ path: z.string(), body: z.unknown() });

type Settings = { folder: string; secret: string; fetchContent: FetchContent } & {
  pollEveryMs?: number;
  timeoutMs?: number;
};

/** Thrown when content would refuse the message again. */
class Refused extends Error {}

/**
 * Messages for content, one file each, sent in order and retried until content accepts them. A message that content refuses
 * or that cannot be read is moved to the folder `refused`, with the reason beside it.
 */
export function createOutbox(
  { folder, secret, fetchContent, pollEveryMs = POLL_EVERY_MS, timeoutMs = TIMEOUT_MS }: Settings,
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
      [signatureHeader]: signBody(text, secret),
    };
    const response = await withTimeout(
      timeoutMs,
      fetchContent(path, { method: 'POST', body: text, headers }),
    );
    const reply = (await withTimeout(timeoutMs, response.text())).slice(0, 300);
    if (response.ok) return;
    if (response.status >= 400 && response.status < 500 && !RETRY_STATUSES.has(response.status))
      throw new Refused(`content answered ${response.status}: ${reply}`);
    throw new Error(`content answered ${response.status}`);
  }

  async function setAside(name: string, reason: string): Promise<void> {
    await mkdir(refused, { recursive: true });
    await writeFile(join(refused, `${name}.reason.txt`), `${reason}\n`);
    await rename(join(folder, name), join(refused, name));
    log.error('message refused and set aside', { message: name, folder: refused, reason });
    if (isNote(name)) return;
    const at = new Date().toISOString();
    const text = `${name} was refused and is kept in broadcasts/outbox/refused: ${reason}`.slice(0, 2_000);
    const note = { key: `refused ${name} ${at}`, at, slot: null, text };
    await put(`note-refused-${name}`, '/aired', { host: 'outbox', stretches: [], notes: [note] });
  }

  async function deliver(name: string): Promise<void> {
    try {
      await send(name);
      await rm(join(folder, name), { force: true });
      retries.succeeded(name);
    } catch (error) {
      if (error instanceof Refused) return await setAside(name, errorMessage(error));
      if (retries.failed(name)) log.warn('message not sent, trying again', { message: name, error });
    }
  }

  async function put(name: string, path: string, body: unknown): Promise<void> {
    await writeFileAtomically(
      join(folder, `${name.replace(/\.json$/, '')}.json`),
      JSON.stringify({ path, body }),
    );
  }

  /** Sends each message that is due. */
  async function sendAll(): Promise<void> {
    // Without a shared secret content accepts no message.
    const names = secret ? await readdir(folder).catch(() => []) : [];
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      if (closed) return;
      if (retries.isDue(name))
        await deliver(name).catch((error) => {
          if (retries.failed(name)) log.error('message not set aside', { message: name, error });
        });
    }
  }

  async function poll() {
    await sendAll();
    if (!closed) {
      timer = setTimeout(() => {
        polling = poll();
      }, pollEveryMs).unref();
    }
  }

  let polling = poll();
  return {
    /** Stores a message to be sent soon; replaces a message of the same name. */
    put,
    async close() {
      closed = true;
      clearTimeout(timer);
      await withTimeout(timeoutMs, polling).catch(() => {});
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Whether a message is a note or report: no note is written when one of these is refused. */
function isNote(name: string): boolean {
  return /^(?:note|aired)-/.test(name);
}

function parse(text: string): z.infer<typeof message> {
  try {
    return message.parse(JSON.parse(text));
  } catch (error) {
    throw new Refused(`it cannot be read: ${errorMessage(error)}`);
  }
}
