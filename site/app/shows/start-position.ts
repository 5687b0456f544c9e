/** The seconds of `?t=`; null if they are not within the show. */
export function readStartPosition(search: string, length: number): number | null {
  const given = new URLSearchParams(search).get('t') ?? '';
  if (!/^\d{1,6}$/.test(given)) return null;
  const seconds = Number(given);
  return seconds < length ? seconds : null;
}
