import type { Picture } from '@longwave/contract/picture.ts';
import { call } from './call.ts';
import type { ListedDocument } from './documents.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** A picture that somebody has uploaded. */
export type MediaItem = {
  name: string;
  filename: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  focal: { x: number; y: number };
  added: string;
  /** The value that a document stores to show this picture. */
  picture: Picture;
};
export type MediaPage = { items: MediaItem[]; next: string | null; total?: number };
export type MediaUses = { items: ListedDocument[]; total: number };

export type MediaQuery = { q: string; sort: 'newest' | 'name'; isUnused: boolean };

export function listMedia(
  { q, sort, isUnused }: MediaQuery,
  after: string | undefined,
  signal: AbortSignal,
): Promise<MediaPage> {
  const search = new URLSearchParams({ sort, limit: '60' });
  if (q) search.set('q', q);
  if (isUnused) search.set('unused', '1');
  if (after) search.set('after', after);
  return call(`/media?${search}`, { signal });
}

export const readMedia = (name: string) => call<MediaItem & { uses: MediaUses }>(`/media/${name}`);

export const describeMedia = (name: string, change: Partial<Pick<MediaItem, 'alt' | 'focal'>>) =>
  call<MediaItem>(`/media/${name}`, { method: 'PATCH', body: change });

export const removeMedia = (name: string) =>
  call<{ setAside: string }>(`/media/${name}`, { method: 'DELETE' });

/** `replaces` is the SHA-256 of the picture to replace; without it, a name in use is refused with 409 or 428. */
export const sendPicture = (
  name: string,
  file: File,
  onProgress: (part: number) => void,
  { replaces, signal }: { replaces?: string; signal?: AbortSignal } = {},
) =>
  sendWithProgress<MediaItem & { setAside?: string }>(
    `/media/${name}?filename=${encodeURIComponent(file.name.slice(0, 255))}`,
    file,
    replaces ? { 'if-match': `"${replaces}"` } : {},
    onProgress,
    signal,
  );
