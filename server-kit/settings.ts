import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
import * as z from 'zod';

/** Thrown with one line for each setting that cannot be used. */
export class BadSettings extends Error {}

/** Reads settings from the environment; throws BadSettings with a sentence for each wrong one that says what would be right. */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = withoutEmptyValues(env);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new BadSettings(settingProblems(result.error, given).join('\n'));
}

export const port = number({ min: 0, max: 65_535, whole: true, example: '3000' });

export function number(bounds: { min: number; max: number; whole?: boolean; example: string }) {
  const { min, max, whole = false, example } = bounds;
  const error = `Write a ${whole ? 'whole ' : ''}number from ${min} to ${max}, such as ${example}.`;
  return z
    .string()
    .refine((text) => /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text.trim()), { error, abort: true })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, error)
        .max(max, error)
        .refine((value) => !whole || Number.isInteger(value), error),
    );
}

export const onOff = z.enum(['on', 'off'], { error: 'Write on or off.' });

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `Write ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.` });
}

const wholeUrl = 'Write a whole address with http:// or https://, such as https://radio.example.';

/** A web URL; slashes at its end are removed. */
export const webUrl = z
  .string()
  .trim()
  .refine((text) => /^https?:\/\/[^\s/?#]/i.test(text) && URL.canParse(text), wholeUrl)
  .transform(withoutTrailingSlashes);

/** A web URL, or a path of the same site; slashes at its end are removed. */
export const urlOrPath = z
  .string()
  .trim()
  .refine(
    (text) => /^\/(?:[^\s/]\S*)?$/.test(text) || webUrl.safeParse(text).success,
    'Write a path such as /content, or a whole address such as https://content.radio.example.',
  )
  .transform(withoutTrailingSlashes);

/** A secret, long enough that nobody can guess it. */
export const secret = z.string().min(16, 'Write at least 16 characters, the more random the better.');

/** Common passwords, refused with or without digits because guesses begin with them. */
const commonPasswords = new Set(
  [
    'password',
    'passwort',
    'pass',
    'hackme',
    'changeme',
    'letmein',
    'welcome',
    'qwertyui',
    'qwertyuiop',
  ].concat(['icecast', 'shoutcast', 'longwave', 'estuary', 'source', 'radio', 'admin', 'secret', '']),
);

/** A password that people type: since guesses are rate limited, 8 characters are enough. */
export const password = z
  .string()
  .trim()
  .refine(
    (text) =>
      text.length >= 8 &&
      new Set(text).size >= 5 &&
      !commonPasswords.has(text.toLowerCase().replace(/\d/g, '')),
    'Write at least 8 characters, of which 5 differ, and none of the passwords that everybody tries first.',
  );

/** A key that is copied, not typed. */
export const key = z.string().trim().min(12, 'Write at least 12 characters, the more random the better.');

/** Settings whose values are never repeated in messages, not even wrong values. */
const secretName = /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/;

/** One sentence for each setting that cannot be used. */
export function settingProblems(
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

/** Treats an empty variable as not set. */
export function withoutEmptyValues(env: Record<string, string | undefined>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value?.trim()) given[name] = value;
  return given;
}
