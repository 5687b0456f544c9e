import type { VideoSource } from '@longwave/contract/documents.ts';

/** A video that is kept by others. */
export type VideoElsewhere = Exclude<VideoSource, { provider: 'file' }>;

export function hostName({ provider }: VideoElsewhere): string {
  return provider === 'youtube' ? 'YouTube' : 'Vimeo';
}

export function watchUrl({ provider, id }: VideoElsewhere): string {
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
