import * as z from 'zod/mini';
import { picture } from './picture.ts';

/** `{content}/recordings/{name}.json`: title, artist, show and picture of a recording of the station. */
export const recordingFacts = z.object({
  name: z.string(),
  title: z.string(),
  artist: z.string(),
  show: z.string(),
  picture,
  seconds: z.number(),
});
export type RecordingFacts = z.infer<typeof recordingFacts>;
