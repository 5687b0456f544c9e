import * as z from 'zod/mini';
import { link, navItem } from './link.ts';
import { maxSoundSeconds } from './longest-sound.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/**
 * Fields of documents, with the limits that apply when staff write them. Reading does not check the limits: a document from
 * before a limit existed must not make its page fail.
 */

/** One line that must not be empty, such as a title or a name. */
export const title = z.string().check(
  z.refine((text) => text.trim() !== '', 'Something must be written here'),
  z.maxLength(300),
);
/** One line that may be empty. */
export const line = z.string().check(z.maxLength(300));
/** Plain text of a paragraph or two. */
export const paragraph = z.string().check(z.maxLength(5_000));
/** Longer than any text of a station. Sanitising it takes linear time, since its depth is limited (`content/sanitise.ts`). */
export const html = z.string().check(z.maxLength(1_000_000));

export function listOf<T extends z.ZodMiniType>(item: T, max: number) {
  return z.array(item).check(z.maxLength(max));
}

export const people = listOf(slug, 100);
export const links = listOf(z.object({ name: title, url: link }), 100);

export const instant = z.iso.datetime({
  offset: true,
  error: 'A time is written as in 2026-05-01T18:00:00Z',
});

export const seconds = z.number().check(z.minimum(0), z.maximum(maxSoundSeconds));
export const bytes = z.int().check(z.minimum(0), z.maximum(1e12));

/** Name of a recording's or clip's file: letters, digits, dashes, and dots between them. */
export const fileName = z
  .string()
  .check(
    z.maxLength(150),
    z.regex(/^[a-z0-9][\w-]*(?:\.[a-z0-9][\w-]*)*$/i, 'A name is letters, digits, dashes and single dots'),
  );

export const webUrl = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^https:\/\/[^\s/]\S*$/, 'An address starts with https://'));

/** WebP allows at most 16,383 pixels in one direction. */
export const maxPictureSide = 16_000;
const side = z.int().check(z.positive(), z.maximum(maxPictureSide));
export const writtenPicture = z.extend(picture, {
  name: z.string().check(z.maxLength(150), z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  alt: z.string().check(z.maxLength(1_000)),
  width: side,
  height: side,
});

export const writtenNavItem = z.extend(navItem, { itemtitle: title });

export const zone = z
  .string()
  .check(z.refine(isTimeZone, 'A time zone is named as in Europe/London, America/New_York or UTC'));

export const language = z
  .string()
  .check(z.refine(isLanguage, 'A language is written as in en, en-GB, pt-BR or zh-Hant'));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** Whether a tag is a BCP 47 language tag. */
function isLanguage(tag: string): boolean {
  try {
    return tag.length <= 50 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
