import type { SiteContent } from '@longwave/contract/site-content.ts';
import type { RouterContextProvider } from 'react-router';
import { type BrowserSettings, browserSettings } from '../browser-settings.ts';
import { content } from '../content.ts';

/** What every feed needs to know besides its entries: whole addresses, without a slash at the end. */
export type FeedSource = {
  station: SiteContent['station'];
  /** Where the station's post goes, if it says so among its contacts. */
  email: string | null;
  origin: string;
  contentHost: string;
  audioHost: string;
};

export async function feedSource(context: Readonly<RouterContextProvider>): Promise<FeedSource> {
  const { station, footermenucontact } = await context.get(content).site();
  const email = emailIn(footermenucontact.map(({ itemurl }) => itemurl));
  return { station, email, ...wholeAddresses(context.get(browserSettings)) };
}

/** The first address to write to among some links. */
export function emailIn(links: string[]): string | null {
  return links.map((link) => /^mailto:([^\s@?]+@[^\s@?]+)/i.exec(link)?.[1]).find(Boolean) ?? null;
}

function wholeAddresses({ siteUrl, contentHost, audioHost }: BrowserSettings) {
  const whole = (host: string) => (host.startsWith('/') ? siteUrl + host : host);
  return { origin: siteUrl, contentHost: whole(contentHost), audioHost: whole(audioHost) };
}

/** An answer of a feed; kept by the site until content changes. */
export function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
