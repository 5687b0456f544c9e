import * as z from 'zod/mini';
import { bytes, fileName, line, seconds, webUrl } from '../field.ts';

/** `file`: a recording of the station, by name. `soundcloud` and `mixcloud`: a recording at that service, by URL. */
const recordingKinds = ['file', 'soundcloud', 'mixcloud'] as const;
export const recording = z.object({
  kind: z.enum(recordingKinds),
  name: z.string(),
  url: z.string(),
  seconds: z.number(),
  bytes: z.nullable(z.int()),
});
export type Recording = z.infer<typeof recording>;

export const writtenRecording = z
  .extend(recording, {
    name: line,
    url: z.string().check(z.maxLength(2_000)),
    seconds,
    bytes: z.nullable(bytes),
  })
  .check(
    z.refine(({ kind, name }) => kind !== 'file' || fileName.safeParse(name).success, {
      path: ['name'],
      message: 'A recording of ours is named with letters, digits, dashes and single dots',
    }),
    z.refine(({ kind, url }) => kind === 'file' || webUrl.safeParse(url).success, {
      path: ['url'],
      message: 'A recording elsewhere has a whole address that starts with https://',
    }),
    z.refine(({ kind, seconds }) => kind !== 'file' || seconds > 0, {
      path: ['seconds'],
      message: 'A recording of ours is longer than 0 seconds',
    }),
  );
