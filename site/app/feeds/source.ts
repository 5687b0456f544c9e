import type { SiteContent } from '@longwave/contract/site-content.ts';
import type { RouterContextProvider } from 'react-router';
import { type BrowserSettings, browserSettings } from '../browser-settings.ts';
import { content } from '../content.ts';

/** What every feed needs to know besides its entries: whole addresses, without a slash at the end. */
export type FeedSource = {
  station: SiteContent['station'];
  origin: string;
  contentHost: string;
  audioHost: string;
};

export async function feedSource(context: Readonly<RouterContextProvider>): Promise<FeedSource> {
  const { station } = await context.get(content).site();
  return { station, ...wholeAddresses(context.get(browserSettings)) };
}

function wholeAddresses({ siteUrl, contentHost, audioHost }: BrowserSettings) {
  const whole = (host: string) => (host.startsWith('/') ? siteUrl + host : host);
  return { origin: siteUrl, contentHost: whole(contentHost), audioHost: whole(audioHost) };
}

/** An answer of a feed; kept by the site until content changes. */
export function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
