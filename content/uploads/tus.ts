import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createLog } from '@longwave/server-kit/log.ts';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { diskFullMessage, isDiskFull } from '../http/disk-full.ts';
import { HttpError, problemResponse } from '../http/http-error.ts';
import { maxUploadBytes } from './parse-upload.ts';

const log = createLog('content');

export type TusHooks = {
  /** Called before an upload is made; throws an `HttpError` to refuse it. */
  onCreate(
    id: string,
    metadata: Record<string, string | null>,
    bytes: number | undefined,
    owner: string,
  ): Promise<void>;
  /** Called when an upload is complete. */
  onWhole(id: string): Promise<void>;
};

/** The protocol of resumable uploads (tus.io), with the files in a folder. */
export function createTus(folder: string, expiry: number, { onCreate, onWhole }: TusHooks) {
  const owners = new WeakMap<Request, string>();
  const options = {
    path: '/uploads',
    maxSize: maxUploadBytes,
    // Relative to `…/uploads`, since the path that visitors use has a prefix.
    generateUrl: (_, { id }) => `uploads/${id}`,
    getFileIdFromRequest: (_, last) => (last && /^[0-9a-f]{32}$/.test(last) ? last : undefined),
    async onUploadCreate(request, { id, metadata = {}, size }) {
      await onCreate(id, metadata, size, owners.get(request) ?? '').catch(rejectAsTus);
      return {};
    },
    async onUploadFinish(_, { id }) {
      await onWhole(id);
      return {};
    },
    onResponseError(_, error) {
      if (isDiskFull(error)) return { status_code: 507, body: diskFullMessage };
      if (error instanceof Error) log.error('An upload failed', { error });
      return undefined;
    },
  } as Omit<ConstructorParameters<typeof Server>[0], 'datastore'>;
  let server: Server | undefined;

  return async function handle(request: Request, owner: string): Promise<Response> {
    owners.set(request, owner);
    // Not done at the start, which must not fail because of it.
    await mkdir(folder, { recursive: true });
    server ??= new Server({ ...options, datastore: new UploadStore(folder, expiry) });
    const response = await server.handleWeb(request);
    const { headers } = response;
    // One middleware decides for all of content which origins may read.
    headers.delete('access-control-allow-origin');
    if (response.status < 400) return response;
    const tus = { 'tus-resumable': headers.get('tus-resumable') ?? '1.0.0' };
    const [text, parameter] = parseReason(await response.text());
    return problemResponse(new HttpError(response.status, text, parameter, tus));
  };
}

/** Received bytes are synced to disk before the client gets a response, and errors are passed on as they are. */
class UploadStore extends FileStore {
  constructor(directory: string, expirationPeriodInMilliseconds: number) {
    super({ directory, expirationPeriodInMilliseconds });
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const path = `${this.directory}/${id}`;
    await pipeline(readable, createWriteStream(path, { flags: 'r+', start: offset, flush: true }));
    return (await stat(path)).size;
  }
}

/** Throws an error in the form that tus expects; its text is read by `parseReason`. */
async function rejectAsTus(error: unknown): Promise<never> {
  if (!(error instanceof HttpError)) throw error;
  throw { status_code: error.status, body: JSON.stringify([error.message, error.parameter]) };
}

function parseReason(text: string): [reason: string, parameter?: string] {
  if (!text.startsWith('[')) return [text.trim() || 'This upload is not possible'];
  const [reason, parameter] = JSON.parse(text);
  return parameter ? [reason, parameter] : [reason];
}
