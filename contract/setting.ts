import * as z from 'zod';
import { withoutEndingSlashes } from './ending-slashes.ts';

/** How settings are read: whatever is wrong with one is a sentence that says what would be right. */

export const port = number({ least: 0, most: 65_535, whole: true, such: '3000' });

export function number(bounds: { least: number; most: number; whole?: boolean; such: string }) {
  const { least, most, whole = false, such } = bounds;
  const error = `Write a ${whole ? 'whole ' : ''}number from ${least} to ${most}, such as ${such}.`;
  return z
    .string()
    .refine((text) => /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text.trim()), { error, abort: true })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, error)
        .max(most, error)
        .refine((value) => !whole || Number.isInteger(value), error),
    );
}

export const onOff = z.enum(['on', 'off'], { error: 'Write on or off.' });

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `Write ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.` });
}

const wholeAddress = 'Write a whole address with http:// or https://, such as https://radio.example.';

/** A web address, without slashes at its end. */
export const address = z
  .string()
  .trim()
  .refine((text) => /^https?:\/\/[^\s/?#]/i.test(text) && URL.canParse(text), wholeAddress)
  .transform(withoutEndingSlashes);

/** A web address, or a path of the same site. */
export const place = z
  .string()
  .trim()
  .refine(
    (text) => /^\/(?!\/)\S*$/.test(text) || address.safeParse(text).success,
    'Write a path such as /content, or a whole address such as https://content.radio.example.',
  )
  .transform(withoutEndingSlashes);

/** Long enough that nobody guesses it. */
export const secret = z.string().min(16, 'Write at least 16 characters, the more random the better.');

/** Values that are never repeated, not even when they are wrong. */
const secretName = /KEY|SECRET|PASSWORD|TOKEN/;

/** One sentence for each setting that cannot be used. */
export function sentencesOf(
  error: z.ZodError | undefined,
  given: Record<string, string | undefined>,
): string[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = path.map(String).join('.');
    const value = given[name] ?? '';
    const isShown = value !== '' && !secretName.test(name);
    return isShown ? `${name}: ${value.slice(0, 100)} cannot be used. ${message}` : `${name}: ${message}`;
  });
}

/** An empty variable counts as none. */
export function withoutEmpty(env: Record<string, string | undefined>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value?.trim()) given[name] = value;
  return given;
}
