import * as z from 'zod/mini';

const LONGEST_NICK = 24;
export const LONGEST_TEXT = 400;

export type ChatMessage = { id: number; nick: string; text: string; at: number };

/** Letters only: no control marks, and none that turn the direction of the text of others. */
const clean = (text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

function line(longest: number, tooShort: string, tooLong: string) {
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
  nick: line(LONGEST_NICK, 'Please choose a name.', `A name may have ${LONGEST_NICK} letters.`),
  text: line(LONGEST_TEXT, 'There is nothing to send.', `A message may have ${LONGEST_TEXT} letters.`),
});

export const muting = z.object({
  message: z.int(),
  minutes: z._default(z.number().check(z.positive(), z.maximum(60 * 24 * 30)), 60),
});
