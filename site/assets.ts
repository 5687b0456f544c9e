import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type FinishedPage, finishPage } from './page-cache/finished-page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
};

/** Files of the built site, read and compressed once. Those under /assets carry a hash in their name and never change. */
export function createAssets(folder: string, headers: Record<string, string>) {
  const kept = new Map<string, Promise<FinishedPage | undefined>>();

  async function load(path: string): Promise<FinishedPage | undefined> {
    const file = join(folder, path);
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const lasting = path.startsWith('/assets/');
    return finishPage(
      200,
      {
        ...headers,
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      },
      await readFile(file),
      await compressedBefore(file),
    );
  }

  return async function asset(path: string): Promise<FinishedPage | undefined> {
    if (!/^(?:\/[\w-][\w.-]*)+\.\w+$/.test(path) || path.includes('..')) return undefined;
    const already = kept.get(path);
    if (already) return already;
    const loading = load(path);
    kept.set(path, loading);
    // What is not there is not remembered: a later build may bring it, and strangers may ask for anything.
    if (!(await loading)) kept.delete(path);
    return loading;
  };
}

/** The build leaves a `.br`, pressed as hard as brotli can, beside what every first page has. */
function compressedBefore(file: string): Promise<Buffer | undefined> {
  return readFile(`${file}.br`).catch(() => undefined);
}
