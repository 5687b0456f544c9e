import type { IncomingMessage } from 'node:http';

/** Whether a page of another site has sent it: browsers say so, and pages cannot make them say otherwise. */
export function isFromAnotherSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  if (from === 'same-origin') return false;
  if (origin === undefined) return from !== undefined && from !== 'none';
  const isOurs = URL.canParse(origin) && (new URL(origin).host === host || origin === originOf(siteUrl));
  return !isOurs;
}

function originOf(siteUrl: string): string | undefined {
  return URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}
