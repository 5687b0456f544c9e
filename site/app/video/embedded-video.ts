import type { VideoSource } from '@longwave/contract/document-types/video.ts';

/** A video at another host. */
export type EmbeddedSource = Exclude<VideoSource, { provider: 'file' }>;

export function hostName({ provider }: EmbeddedSource): string {
  return provider === 'youtube' ? 'YouTube' : 'Vimeo';
}

export function watchUrl({ provider, id }: EmbeddedSource): string {
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
