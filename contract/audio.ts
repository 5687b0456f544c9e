import * as z from 'zod/mini';

/** `{audio}{stream_url}`: an address `<audio>` can play for a few minutes. */
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
  /** The response of `stream_url`, where the service knows it already: playing it needs no second request. */
  stream: z.optional(audioStream),
});
export type ResolvedTrack = z.infer<typeof resolvedTrack>;

/** Address of a recording of ours, as `resolve.json` takes it. */
export function recordingUrl(name: string): string {
  return `/recordings/${name}`;
}

export const waveform = z.object({ version: z.literal(1), peaks: z.array(z.number()) });
export type Waveform = z.infer<typeof waveform>;
