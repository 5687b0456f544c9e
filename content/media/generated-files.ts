import { existsSync } from 'node:fs';
import { createLog } from '@longwave/server-kit/log.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import { HttpError } from '../http/http-error.ts';

const log = createLog('content');

/** The path of a file, or its bytes if it could not be stored. */
export type FileOrBytes = string | Uint8Array;

type Limits = { concurrency: number; timeoutMs?: number };

/** When this many generations hang, such as on a disk that does not respond, no more are started. */
const maxStuck = 4;

/** Files that are generated at the first request and stored. Requests for the same file share a generation, and few run at once. */
export function createGeneratedFiles({ concurrency, timeoutMs = 30_000 }: Limits) {
  const inProgress = new Map<string, Promise<FileOrBytes>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let stuck = 0;

  async function runQueued(work: () => Promise<FileOrBytes>): Promise<FileOrBytes> {
    if (running >= concurrency) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      if (stuck >= maxStuck) throw timeoutError();
      return await withTimeout(work());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  async function withTimeout(work: Promise<FileOrBytes>): Promise<FileOrBytes> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      stuck++;
      work.catch(() => undefined).finally(() => stuck--);
      reject(timeoutError());
    }, timeoutMs);
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  return async function generatedFile(path: string, bytes: () => Promise<Uint8Array>): Promise<FileOrBytes> {
    if (existsSync(path)) return path;
    const running =
      inProgress.get(path) ?? runQueued(() => generate(path, bytes)).finally(() => inProgress.delete(path));
    inProgress.set(path, running);
    return running;
  };
}

async function generate(path: string, bytes: () => Promise<Uint8Array>): Promise<FileOrBytes> {
  const made = await bytes();
  try {
    await writeFileAtomically(path, made);
    return path;
  } catch (error) {
    log.error('A file could not be stored, so it is generated for each request', {
      path,
      reason: String(error),
    });
    return made;
  }
}

function timeoutError(): HttpError {
  return new HttpError(503, 'This cannot be made at the moment: the disk of the station does not answer.');
}
