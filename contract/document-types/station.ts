import * as z from 'zod/mini';
import { writtenBrand } from '../brand.ts';
import {
  html,
  language,
  line,
  links,
  listOf,
  paragraph,
  title,
  writtenNavItem,
  writtenPicture,
  zone,
} from '../field.ts';
import { link } from '../link.ts';
import { slug } from '../slug.ts';

export const stationDocument = z.object({
  type: z.literal('station'),
  slug: z.literal('station'),
  name: title,
  strapline: line,
  description: paragraph,
  zone,
  language,
  logo: z.nullable(writtenPicture),
  brand: z.optional(z.nullable(writtenBrand)),
  additionalnav: listOf(writtenNavItem, 50),
  imagenav: listOf(z.extend(writtenNavItem, { itemimage: writtenPicture }), 50),
  footercopy: html,
  social: links,
  footermenucontact: listOf(writtenNavItem, 50),
  /** URL where visitors make an account, if the station offers accounts. */
  accountUrl: z.nullable(link),
  /** The playlist that plays when nothing is scheduled. */
  filler: z.optional(z.nullable(slug)),
});
