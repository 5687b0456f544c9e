import * as z from 'zod/mini';

/** `{audio}{stream_url}`: a URL that `<audio>` can play for a few minutes. */
export const audioStream = z.object({
  url: z.string(),
  kind: z.enum(['file', 'hls']),
  expiresAt: z.number(), // milliseconds since 1970
  access: z.enum(['playable', 'preview']),
});
export type AudioStream = z.infer<typeof audioStream>;

/** `{audio}/resolve.json?url=` with `Authorization: OAuth {token}`. */
export const resolvedTrack = z.object({
  id: z.string(),
  urn: z.string(),
  title: z.string(),
  duration: z.number(), // milliseconds
  artwork_url: z.nullable(z.string()),
  permalink_url: z.string(),
  /** Path of the stream data under the audio host. */
  stream_url: z.string(),
  waveform_url: z.nullable(z.string()),
  access: z.enum(['playable', 'preview', 'blocked']),
  user: z.object({ username: z.string() }),
  /** The response of `stream_url`, if the service already knows it: the player then needs no second request. */
  stream: z.optional(audioStream),
});
export type ResolvedTrack = z.infer<typeof resolvedTrack>;

/** URL of a recording of the station, as `resolve.json` expects it. */
export function recordingUrl(name: string): string {
  return `/recordings/${name}`;
}

export const waveform = z.object({ version: z.literal(1), peaks: z.array(z.number()) });
export type Waveform = z.infer<typeof waveform>;
