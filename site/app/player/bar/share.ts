import { playerWords } from '../../words/player.ts';

/** The URL of a show at a position, in seconds. */
export function shareUrl(origin: string, showId: string, seconds: number): string {
  const at = Math.floor(seconds);
  return `${origin}/shows/${showId}${at > 0 ? `?t=${at}` : ''}`;
}

/** Opens the share sheet on a touch device, else copies the URL. Returns a message, or the URL if that failed. */
export async function shareOrCopy(title: string, url: string): Promise<string> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return playerWords.copied;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? '' : url;
  }
}
