import type { Transcoding } from '../transcoding/transcoding.ts';

const USABLE =
  /^(?:audio\/(?:x-)?(?:mpeg3?|mp3|ogg|vorbis|opus|flac|wav|wave)|application\/(?:ogg|x-ogg|octet-stream))\b/i;
const AAC = /^audio\/(?:x-)?(?:aacp?|hx-aac-adts)\b/i;

/** What an encoder should be set to, for whoever sent something else. */
export async function wantedSound(transcoding: Transcoding): Promise<string> {
  return (await transcoding.canDecode('aac'))
    ? 'Set the encoder to mp3, AAC, Ogg Vorbis, Ogg Opus or FLAC.'
    : 'Set the encoder to mp3, Ogg Vorbis, Ogg Opus or FLAC; AAC can be used only where the station has ffmpeg.';
}

/** Why sound of a content type cannot be used; undefined when it may be. What it really is, its first bytes tell. */
export async function typeRefusal(type: string, transcoding: Transcoding): Promise<string | undefined> {
  if (!type || USABLE.test(type)) return undefined;
  if (AAC.test(type) && (await transcoding.canDecode('aac'))) return undefined;
  return `This source sends ${type.slice(0, 100)}. ${await wantedSound(transcoding)}`;
}
