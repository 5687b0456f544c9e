/**
 * Whether a page of another site sent a request, judged by headers that browsers set and pages cannot change. `header`
 * reads a header; `ownOrigins` are origins of the station besides the requested host.
 */
export function isCrossSite(
  header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null | undefined,
  ownOrigins: string[],
): boolean {
  const from = header('sec-fetch-site') ?? undefined;
  const origin = header('origin') ?? undefined;
  if (from === 'same-origin') return false;
  if (origin === undefined) return from !== undefined && from !== 'none';
  if (ownOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== header('host');
}
