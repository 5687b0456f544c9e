/** `?t=` of a show's address in seconds, if it lies within the show. */
export function secondIn(search: string, length: number): number | null {
  const given = new URLSearchParams(search).get('t') ?? '';
  if (!/^\d{1,6}$/.test(given)) return null;
  const seconds = Number(given);
  return seconds < length ? seconds : null;
}
