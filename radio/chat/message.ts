import * as z from 'zod/mini';
import { cleanName, cleanText } from './clean-text.ts';
import { mixesAlphabets } from './look-alike.ts';

const LONGEST_NICK = 24;
export const LONGEST_TEXT = 400;

/** `staff` is said by the room, to those who have its key. */
export type ChatMessage = { id: number; nick: string; text: string; at: number; staff?: true };

function line(clean: (text: string) => string, longest: number, tooShort: string, tooLong: string) {
  return z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.minLength(1, tooShort), z.maxLength(longest, tooLong)),
  );
}

/** What a visitor sends: `client` is a random word the room keeps in that browser. */
export const posting = z.object({
  client: z
    .string()
    .check(z.regex(/^[\w-]{8,64}$/, 'This browser cannot be told from others. Please reload.')),
  nick: z
    .pipe(
      line(cleanName, LONGEST_NICK, 'Please choose a name.', `A name may have ${LONGEST_NICK} letters.`),
      z.string(),
    )
    .check(z.refine((name) => !mixesAlphabets(name), 'Please write your name in one alphabet.')),
  text: line(
    cleanText,
    LONGEST_TEXT,
    'There is nothing to send.',
    `A message may have ${LONGEST_TEXT} letters.`,
  ),
});

export const muting = z.object({
  message: z.int(),
  minutes: z._default(z.number().check(z.positive(), z.maximum(60 * 24 * 30)), 60),
});
