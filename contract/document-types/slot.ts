import * as z from 'zod/mini';
import { paragraph, people, title, writtenPicture, zone } from '../field.ts';
import { slug } from '../slug.ts';

/** A slot of the schedule: a wall-clock time in a named zone, once or repeated, so that summer time does not move it. */
export const slotDocument = z.object({
  type: z.literal('slot'),
  slug,
  title,
  description: paragraph,
  residents: people,
  picture: z.nullable(writtenPicture),
  zone,
  firstDate: z.iso.date(), // in that zone
  startTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as in 09:30')),
  minutes: z.int().check(z.positive(), z.maximum(1440)),
  repeat: z.enum(['once', 'weekly', 'fortnightly']),
  lastDate: z.nullable(z.iso.date()),
  /** The show that plays in the slot; without one, shows of its programme or else of its residents play. */
  show: z.optional(z.nullable(slug)),
  /** The programme that the slot broadcasts. */
  programme: z.optional(z.nullable(slug)),
});
