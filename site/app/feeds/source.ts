import type { SiteContent } from '@longwave/contract/site-content.ts';

/** What every feed needs to know besides its entries: whole addresses, without a slash at the end. */
export type FeedSource = {
  station: SiteContent['station'];
  origin: string;
  contentHost: string;
  audioHost: string;
};
