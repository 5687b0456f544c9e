import { call } from './call.ts';
import { ApiProblem, isStatus, NoConnection } from './problem.ts';

/** Uploads a file and reports how much was sent, from 0 to 1. When the session has ended, asks to sign in and sends it again. */
export async function sendWithProgress<T>(
  path: string,
  file: Blob,
  headers: Record<string, string>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await put<T>(path, file, headers, onProgress, signal);
  } catch (error) {
    if (!isStatus(error, 401)) throw error;
    await call('/staff/session');
    return await put<T>(path, file, headers, onProgress, signal);
  }
}

function put<T>(
  path: string,
  file: Blob,
  headers: Record<string, string>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('PUT', `/content${path}`);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NoConnection());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.onload = () => {
      if (request.status < 300) resolve(request.response);
      else reject(new ApiProblem(request.status, request.response ?? {}));
    };
    request.send(file);
  });
}
