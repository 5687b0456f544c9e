import * as z from 'zod/mini';
import { cleanName, cleanText } from './clean-text.ts';
import { mixesAlphabets } from './confusable-names.ts';

const MAX_NICK_LENGTH = 24;
const MAX_TEXT_LENGTH = 400;

/** `staff` is set by the server for messages sent with the staff key. */
export type ChatMessage = { id: number; nick: string; text: string; at: number; staff?: true };

function line(clean: (text: string) => string, max: number, tooShort: string, tooLong: string) {
  return z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.minLength(1, tooShort), z.maxLength(max, tooLong)),
  );
}

/** Body of a visitor's post: `client` is a random id stored in that browser. */
export const newMessage = z.object({
  client: z
    .string()
    .check(z.regex(/^[\w-]{8,64}$/, 'This browser cannot be told from others. Please reload.')),
  nick: z
    .pipe(
      line(
        cleanName,
        MAX_NICK_LENGTH,
        'Please choose a name.',
        `A name may have ${MAX_NICK_LENGTH} letters.`,
      ),
      z.string(),
    )
    .check(z.refine((name) => !mixesAlphabets(name), 'Please write your name in one alphabet.')),
  text: line(
    cleanText,
    MAX_TEXT_LENGTH,
    'There is nothing to send.',
    `A message may have ${MAX_TEXT_LENGTH} letters.`,
  ),
});

export const muteRequest = z.object({
  message: z.int(),
  minutes: z._default(z.number().check(z.positive(), z.maximum(60 * 24 * 30)), 60),
});
