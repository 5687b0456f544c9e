import type { Transcoding } from '@longwave/transcoding/transcoding.ts';

const USABLE =
  /^(?:audio\/(?:x-)?(?:mpeg3?|mp3|ogg|vorbis|opus|flac|wav|wave)|application\/(?:ogg|x-ogg|octet-stream))\b/i;
const AAC = /^audio\/(?:x-)?(?:aacp?|hx-aac-adts)\b/i;

/** A sentence for the owner of an encoder that sent an unsuitable format. */
export async function describeAcceptedFormats(transcoding: Transcoding): Promise<string> {
  return (await transcoding.canDecode('aac'))
    ? 'Set the encoder to mp3, AAC, Ogg Vorbis, Ogg Opus or FLAC.'
    : 'Set the encoder to mp3, Ogg Vorbis, Ogg Opus or FLAC; AAC can be used only where the station has ffmpeg.';
}

/** Why a content type is refused; undefined if it may be usable. The real format is detected later from the first bytes. */
export async function contentTypeProblem(
  type: string,
  transcoding: Transcoding,
): Promise<string | undefined> {
  if (!type || USABLE.test(type)) return undefined;
  if (AAC.test(type) && (await transcoding.canDecode('aac'))) return undefined;
  return `This source sends ${type.slice(0, 100)}. ${await describeAcceptedFormats(transcoding)}`;
}
