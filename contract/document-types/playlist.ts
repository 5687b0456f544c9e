import * as z from 'zod/mini';
import { fileName, listOf, title } from '../field.ts';
import { slug } from '../slug.ts';

/** Recordings of the station that are played one after the other, for example as filler. */
export const playlistDocument = z.object({
  type: z.literal('playlist'),
  slug,
  title,
  recordings: listOf(
    z.object({
      name: fileName,
      title,
      seconds: z.number().check(z.positive(), z.maximum(604_800)),
    }),
    1_000,
  ),
});
