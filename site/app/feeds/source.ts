import type { SiteContent } from '@longwave/contract/site-content.ts';
import type { RouterContextProvider } from 'react-router';
import { type BrowserSettings, browserSettings } from '../browser-settings.ts';
import { content } from '../content.ts';

/** Data that every feed needs besides its entries. URLs are absolute, without a slash at the end. */
export type FeedSource = {
  station: SiteContent['station'];
  /** Email address from the station's contacts. */
  email: string | null;
  origin: string;
  contentHost: string;
  audioHost: string;
};

export async function feedSource(context: Readonly<RouterContextProvider>): Promise<FeedSource> {
  const { station, footermenucontact } = await context.get(content).site();
  const email = findEmail(footermenucontact.map(({ itemurl }) => itemurl));
  return { station, email, ...absoluteUrls(context.get(browserSettings)) };
}

/** The email address of the first `mailto:` link. */
export function findEmail(links: string[]): string | null {
  return links.map((link) => /^mailto:([^\s@?]+@[^\s@?]+)/i.exec(link)?.[1]).find(Boolean) ?? null;
}

function absoluteUrls({ siteUrl, contentHost, audioHost }: BrowserSettings) {
  const absoluteUrl = (host: string) => (host.startsWith('/') ? siteUrl + host : host);
  return { origin: siteUrl, contentHost: absoluteUrl(contentHost), audioHost: absoluteUrl(audioHost) };
}

export function feedResponse(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
