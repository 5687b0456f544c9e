import * as z from 'zod/mini';
import { picture } from './picture.ts';

/** `{content}/recordings/{name}.json`: what a recording of ours is called and which show it is of. */
export const recordingFacts = z.object({
  name: z.string(),
  title: z.string(),
  artist: z.string(),
  show: z.string(),
  picture,
  seconds: z.number(),
});
export type RecordingFacts = z.infer<typeof recordingFacts>;
