import type { DetailedError, Upload } from 'tus-js-client';
import { call } from '../api/call.ts';
import { uploadsPath } from '../api/uploads.ts';
import { pathOf } from './upload-name.ts';

export type Sender = { pause(): void; goOn(): void; forget(): void };
type Listener = {
  onProgress(sent: number): void;
  onKnown(id: string): void;
  /** The connection is lost; the upload is retried automatically. */
  onWaiting(): void;
  onWhole(): void;
  onRefused(reason: string, status: number): void;
  /** The retries have ended; the person has to continue the upload. */
  onStopped(reason: string): void;
};

/** Bytes sent in one request. The station ends a request after 30 seconds without a byte. */
const partBytes = 2 * 1024 * 1024;
/** Retries for about ten minutes, which is longer than a station takes to restart. */
const retryDelays = [0, 500, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 60 }, () => 10_000)];

export type Wanted = { kind: 'original' | 'recording'; name: string; person: number };

/** Uploads a file in parts. Continues an upload of the same file that this person began earlier, even before a reload. */
export async function sendFile(
  file: File,
  { kind, name, person }: Wanted,
  listener: Listener,
): Promise<Sender> {
  const tus = await import('tus-js-client');
  const upload: Upload = new tus.Upload(file, {
    // An absolute URL, because the path of an upload is resolved against it.
    endpoint: new URL(uploadsPath, location.href).href,
    metadata: { kind, filename: file.name.slice(0, 255), name },
    fingerprint: async () =>
      `studio-${kind}-${pathOf(file)}-${file.size}-${file.lastModified}-person-${person}`,
    chunkSize: partBytes,
    retryDelays,
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => listener.onKnown(idIn(upload.url)),
    onProgress: (sent) => listener.onProgress(sent),
    onShouldRetry: (error) => {
      const mayPass = passes(error as DetailedError);
      if (mayPass) listener.onWaiting();
      return mayPass;
    },
    onSuccess: () => listener.onWhole(),
    onError: (error) => void fail(error as DetailedError),
  });

  async function fail(error: DetailedError): Promise<void> {
    const response = error.originalResponse;
    const status = response?.getStatus() ?? 0;
    // This request opens the sign-in dialog; the upload goes on after it.
    if (status === 401 && (await call('/staff/session').catch(() => null))) return upload.start();
    if (status === 401 || passes(error))
      return listener.onStopped(
        status === 401 ? 'Nobody is signed in.' : 'The station cannot be reached just now.',
      );
    forget();
    listener.onRefused(sentenceIn(response?.getBody()) ?? `The station answered ${status}.`, status);
  }

  let keys: string[] = [];
  function forget(): void {
    for (const key of keys) localStorage.removeItem(key);
    const id = idIn(upload.url);
    if (!id) return;
    for (const key of Object.keys(localStorage))
      if (key.startsWith('tus::') && localStorage.getItem(key)?.includes(id)) localStorage.removeItem(key);
  }

  const previous = await upload.findPreviousUploads();
  keys = previous.map(({ urlStorageKey }) => urlStorageKey);
  if (previous[0]) upload.resumeFromPreviousUpload(previous[0]);
  upload.start();
  return { pause: () => void upload.abort(), goOn: () => upload.start(), forget };
}

/** Whether a retry may help. It does not for too many uploads, a name in use or a full disk, which are refused at the beginning. */
function passes({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  if (originalRequest.getMethod() === 'POST' && [409, 429, 507].includes(status)) return false;
  return status === 0 || status >= 500 || [408, 409, 423, 429].includes(status);
}
const idIn = (url: string | null) => url?.split('/').at(-1) ?? '';

function sentenceIn(body: string | undefined): string | undefined {
  try {
    return JSON.parse(body ?? '').error;
  } catch {
    return undefined;
  }
}
