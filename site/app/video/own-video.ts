import type { VideoSource } from '@longwave/contract/documents.ts';
import { captionsUrl, clipUrl } from './own-video-url.ts';

type OwnSource = Extract<VideoSource, { provider: 'file' }>;

type OwnVideo = { title: string; poster: string; contentHost: string };

/** a video of our own, with the qualities and captions it has; Plyr reads both from the element. */
export function ownVideo(source: OwnSource, { title, poster, contentHost }: OwnVideo): HTMLVideoElement {
  const { name, qualities = [], captions = [] } = source;
  const video = document.createElement('video');
  video.poster = poster;
  video.playsInline = true;
  video.setAttribute('aria-label', title);
  // Captions of another origin are refused otherwise.
  if (captions.length > 0 && /^https?:/.test(contentHost)) video.crossOrigin = 'anonymous';
  if (qualities.length === 0) video.src = clipUrl(contentHost, name);
  for (const quality of qualities) {
    const one = document.createElement('source');
    Object.assign(one, { src: clipUrl(contentHost, quality.name), type: 'video/webm' });
    one.setAttribute('size', String(quality.height));
    video.append(one);
  }
  for (const { language, label, name } of captions) {
    const track = document.createElement('track');
    const src = captionsUrl(contentHost, name);
    Object.assign(track, { kind: 'captions', srclang: language, label, src });
    video.append(track);
  }
  return video;
}
