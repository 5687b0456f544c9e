import { playerWords } from '../../words/player.ts';

/** The address of a show at a second of it. */
export function shareAddress(origin: string, showId: string, seconds: number): string {
  const at = Math.floor(seconds);
  return `${origin}/shows/${showId}${at > 0 ? `?t=${at}` : ''}`;
}

/** What was done, in words. A phone shows its share sheet, a desk copies the link. */
export async function shareOrCopy(title: string, address: string): Promise<string> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url: address });
      return '';
    }
    await navigator.clipboard.writeText(address);
    return playerWords.copied;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? '' : address;
  }
}
