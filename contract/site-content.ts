import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { link, navItem } from './link.ts';
import { homePage } from './page.ts';
import { picture } from './picture.ts';

const child = z.object({ id: z.string(), title: z.string(), isListed: z.boolean() });

/** `{content}/home.json`, R-156: the home page, and what the header and footer of every page contain. */
export const siteContent = z.extend(homePage, {
  station: z.object({
    name: z.string(),
    strapline: z.string(),
    description: z.string(),
    zone: z.string(),
    language: z.string(),
    logo: z.nullable(picture),
    brand: z.optional(z.nullable(brand)),
    /** Path of the app icons under the content host: `{icons}/192.png`. */
    icons: z.optional(z.string()),
    accountUrl: z.nullable(link),
  }),
  children: z.array(z.extend(child, { children: z.optional(z.array(child)) })),
  additionalnav: z.array(navItem),
  imagenav: z.array(z.extend(navItem, { itemimage: picture })),
  footercopy: z.string(),
  social: z.array(z.object({ name: z.string(), url: link })),
  footermenucontact: z.array(navItem),
});
export type SiteContent = z.infer<typeof siteContent>;
