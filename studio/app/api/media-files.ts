import { call } from './call.ts';
import type { MediaUses } from './media.ts';

export type MediaFileKind = 'recording' | 'clip';
/** A recording or a film in the station's folders. */
export type MediaFile = {
  kind: MediaFileKind;
  name: string;
  bytes: number;
  /** Null while the length is unknown. */
  seconds: number | null;
  changed: string;
  uses: MediaUses;
};
export type MediaFilePage = { items: MediaFile[]; next: string | null; total: number; bytes: number };
export type MediaFileQuery = { q: string; sort: string; isUnused: boolean };

export function listMediaFiles(
  kind: MediaFileKind,
  { q, sort, isUnused }: MediaFileQuery,
  after: string | undefined,
  signal: AbortSignal,
): Promise<MediaFilePage> {
  const search = new URLSearchParams({ kind, sort, limit: '60' });
  if (q) search.set('q', q);
  if (isUnused) search.set('unused', '1');
  if (after) search.set('after', after);
  return call(`/media-files?${search}`, { signal });
}

export const removeMediaFile = (kind: MediaFileKind, name: string) =>
  call<{ setAside: string }>(`/media-files/${kind}/${name}`, { method: 'DELETE' });
