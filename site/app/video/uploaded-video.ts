import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import { captionsUrl, clipUrl } from './uploaded-video-url.ts';

type UploadedSource = Extract<VideoSource, { provider: 'file' }>;

type VideoDetails = { title: string; poster: string; contentHost: string };

/** the element of an uploaded video, with its qualities and captions, which Plyr reads from it. */
export function createVideoElement(
  source: UploadedSource,
  { title, poster, contentHost }: VideoDetails,
): HTMLVideoElement {
  const { name, qualities = [], captions = [] } = source;
  const video = document.createElement('video');
  video.poster = poster;
  video.playsInline = true;
  video.setAttribute('aria-label', title);
  // Without this, browsers refuse captions from another origin.
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
