import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import { videoErrorWords } from '../words/video-errors.ts';
import { fill } from '../words/words.ts';
import { type EmbeddedSource, hostName } from './embedded-video.ts';

const embedMessages: Record<number, keyof typeof videoErrorWords> = {
  2: 'badUrl',
  5: 'playerError',
  100: 'removed',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
};

/** the message a visitor reads when a video fails. */
export function videoErrorMessage(event: unknown, provider: VideoSource['provider']): string {
  const code = errorCode(event);
  if (provider === 'youtube') return videoErrorWords[embedMessages[code ?? 0] ?? 'unknown'];
  if (provider === 'file') return videoErrorWords.fileFailed;
  return videoErrorWords.unknown;
}

/** the message for when the host's player did not load. */
export function blockedMessage(source: EmbeddedSource): string {
  return fill(videoErrorWords.blocked, { host: hostName(source) });
}

function errorCode(event: unknown): number | undefined {
  const detail = (event as { detail?: { code?: unknown; plyr?: { media?: { error?: { code?: unknown } } } } })
    .detail;
  const code = detail?.code ?? detail?.plyr?.media?.error?.code;
  return typeof code === 'number' ? code : undefined;
}
