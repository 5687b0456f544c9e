/** The address of a show at a second of it. */
export function shareAddress(origin: string, showId: string, seconds: number): string {
  const at = Math.floor(seconds);
  return `${origin}/shows/${showId}${at > 0 ? `?t=${at}` : ''}`;
}

/** The second asked for by `?t=`: `90`, `90s` or `1:30`; undefined where none makes sense. */
export function secondsFrom(text: string | null): number | undefined {
  if (!text) return undefined;
  const plain = /^(\d{1,6})s?$/.exec(text);
  if (plain) return Number(plain[1]);
  const parts = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(text);
  if (!parts) return undefined;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

/** What was done, in words. A phone shows its share sheet, a desk copies the link. */
export async function shareOrCopy(title: string, address: string): Promise<string> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url: address });
      return '';
    }
    await navigator.clipboard.writeText(address);
    return 'Link copied';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? '' : address;
  }
}
