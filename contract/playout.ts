import * as z from 'zod/mini';
import { instant } from './documents.ts';

/** `{content}/playout.json`: what the radio host plays, from two hours ago to two days ahead. */
export const playout = z.object({
  station: z.object({ name: z.string(), description: z.string(), zone: z.string() }),
  slots: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      start: instant,
      end: instant,
      residents: z.array(z.string()),
      /** Path of a picture under the content host. */
      image: z.nullable(z.string()),
      /** Names of the recordings to play one after the other, from the start of the slot. */
      recordings: z.array(z.object({ name: z.string(), title: z.string(), seconds: z.number() })),
    }),
  ),
});
export type Playout = z.infer<typeof playout>;
export type PlayoutSlot = Playout['slots'][number];

/** `POST {content}/broadcasts`, signed: what was live in a slot and is now kept as a recording. */
export const keptBroadcast = z.object({
  slot: z.string(),
  recording: z.string(),
  start: instant,
  seconds: z.number(),
  bytes: z.int(),
});
export type KeptBroadcast = z.infer<typeof keptBroadcast>;
