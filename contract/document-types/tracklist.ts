import * as z from 'zod/mini';
import { line, seconds } from '../field.ts';

export const track = z.object({
  /** Seconds from the start; null if nobody wrote it down. */
  time: z.nullable(z.number()),
  artist: z.string(),
  title: z.string(),
});
export type Track = z.infer<typeof track>;

export const writtenTrack = z.object({ time: z.nullable(seconds), artist: line, title: line });
