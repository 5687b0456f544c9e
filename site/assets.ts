import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type EncodedPage, encodePage } from './page-cache/encoded-page.ts';

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

/** Serves files of the built site, read and compressed once. Files under /assets have a hash in their name and never change. */
export function createAssets(folder: string, headers: Record<string, string>) {
  const files = new Map<string, Promise<EncodedPage | undefined>>();

  async function load(path: string): Promise<EncodedPage | undefined> {
    const file = join(folder, path);
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const isHashed = path.startsWith('/assets/');
    return encodePage(
      200,
      {
        ...headers,
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      },
      await readFile(file),
      await readPrecompressed(file),
    );
  }

  return async function asset(path: string): Promise<EncodedPage | undefined> {
    if (!/^(?:\/[\w-][\w.-]*)+\.\w+$/.test(path) || path.includes('..')) return undefined;
    const known = files.get(path);
    if (known) return known;
    const loading = load(path);
    files.set(path, loading);
    // Missing files are not stored: a later build may have them, and anything can be requested.
    if (!(await loading)) files.delete(path);
    return loading;
  };
}

/** Reads the `.br` file that the build writes, in the highest quality, beside files that every first page loads. */
function readPrecompressed(file: string): Promise<Buffer | undefined> {
  return readFile(`${file}.br`).catch(() => undefined);
}
