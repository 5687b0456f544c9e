import * as z from 'zod/mini';
import { instant } from './field.ts';

export const urlsPerSitemap = 50_000;

/** `{content}/sitemap.json?page=N`: every path that search engines should find, newest change first within a page. */
export const sitemap = z.object({
  page: z.int(),
  pages: z.int(),
  addresses: z.array(z.object({ path: z.string(), changed: instant })),
});
export type Sitemap = z.infer<typeof sitemap>;
