const endings = /\.(?:mp3|wav|aiff?|flac|m4a|mp4|aac|ogg|oga|opus)$/i;
const maxBytes = 2 * 1024 ** 3;

/** Why a file cannot be a recording, or an empty string. Checked before the upload; the station checks the content after it. */
export function whyRefused({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string {
  if (!endings.test(name) && !type.startsWith('audio/'))
    return `“${name}” is no sound: a recording is mp3, wav, aiff, flac, m4a, aac, ogg or opus.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > maxBytes) return `“${name}” is too large: a recording has at most 2 GB.`;
  return '';
}
