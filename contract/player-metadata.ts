import * as z from 'zod/mini';

/** The socket's `player-metadata` event and `schedule/live`, in Radio Cult's shape; `content` changes with `status`. */

const metadata = z.object({
  title: z.string(),
  artist: z.optional(z.nullable(z.string())),
  album: z.optional(z.string()),
  filename: z.optional(z.string()),
  duration: z.optional(z.number()),
  playoutStartUnixTimestamp: z.optional(z.number()),
  playoutStartIsoTimestamp: z.optional(z.string()),
  notes: z.optional(z.string()),
  artwork: z.optional(z.record(z.string(), z.string())),
});

export const broadcastEvent = z.object({
  id: z.string(),
  stationId: z.string(),
  title: z.string(),
  startDateUtc: z.string(),
  endDateUtc: z.string(),
  /** Radio Cult sends a TipTap document, our own host a TipTap document of one paragraph. */
  description: z.optional(z.unknown()),
  duration: z.number(),
  timezone: z.string(),
  color: z.optional(z.string()),
  artistIds: z.optional(z.array(z.string())),
  isRecurring: z.boolean(),
  media: z.looseObject({ type: z.string() }),
});
export type BroadcastEvent = z.infer<typeof broadcastEvent>;

export const playerMetadata = z.discriminatedUnion('status', [
  z.object({ status: z.literal('schedule'), content: broadcastEvent, metadata }),
  z.object({
    status: z.literal('defaultPlaylist'),
    content: z.object({ name: z.string(), numberOfSongs: z.number(), duration: z.number() }),
    metadata,
  }),
  z.object({ status: z.literal('offAir'), content: z.string(), metadata }),
]);
export type PlayerMetadata = z.infer<typeof playerMetadata>;

/** The plain text of a TipTap document. */
export function plainText(document: unknown): string {
  if (typeof document === 'string') return document;
  if (typeof document !== 'object' || document === null) return '';
  const { text, content } = document as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(content) ? content.map(plainText).filter(Boolean).join(' ') : '';
}

export function textDocument(text: string): unknown {
  return { type: 'doc', content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }] };
}
