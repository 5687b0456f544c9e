/** Whether a page of another site has sent it: browsers say so, and pages cannot make them say otherwise. */
export function isFromAnotherSite(request: Request, ownOrigins: string[]): boolean {
  const from = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (from === 'same-origin') return false;
  if (origin === null) return from !== null && from !== 'none';
  if (ownOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}
