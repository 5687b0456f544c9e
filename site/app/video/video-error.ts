import type { VideoSource } from '@longwave/contract/documents.ts';
import { hostName, type VideoElsewhere } from './video-elsewhere.ts';

const embedMessages: Record<number, string> = {
  2: 'This video cannot be played: its address holds an invalid parameter.',
  5: 'This video cannot be played: its HTML5 player reported an error.',
  100: 'This video was not found. It has been removed or made private.',
  101: 'The owner of this video does not allow it to be embedded.',
  150: 'The owner of this video does not allow it to be embedded.',
};

/** what a visitor reads when a video fails. */
export function videoErrorMessage(event: unknown, provider: VideoSource['provider']): string {
  const code = errorCode(event);
  if (provider === 'youtube') return embedMessages[code ?? 0] ?? 'An unknown error occured';
  if (provider === 'file') return 'This video could not be loaded. Try again in a moment.';
  return 'An unknown error occured';
}

/** nothing came of the host's own player. */
export function blockedMessage(source: VideoElsewhere): string {
  return `The player of ${hostName(source)} does not load. It may be blocked in this browser, or away for a moment.`;
}

function errorCode(event: unknown): number | undefined {
  const detail = (event as { detail?: { code?: unknown; plyr?: { media?: { error?: { code?: unknown } } } } })
    .detail;
  const code = detail?.code ?? detail?.plyr?.media?.error?.code;
  return typeof code === 'number' ? code : undefined;
}
