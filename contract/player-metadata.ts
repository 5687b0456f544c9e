import * as z from 'zod/mini';

/** The socket's `player-metadata` event and `schedule/live`, in Radio Cult's shape; `content` changes with `status`. */

/** Makes a part optional: if it is missing, null or of an undocumented kind, it is left out and the rest is used. */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(z.nullable(schema)), undefined);

const metadata = maybe(
  z.object({
    title: maybe(z.string()),
    artist: maybe(z.string()),
    album: maybe(z.string()),
    filename: maybe(z.string()),
    duration: maybe(z.number()),
    playoutStartUnixTimestamp: maybe(z.number()),
    playoutStartIsoTimestamp: maybe(z.string()),
    notes: maybe(z.string()),
    artwork: maybe(z.record(z.string(), maybe(z.string()))),
  }),
);

const broadcastEvent = z.object({
  id: z.string(),
  stationId: maybe(z.string()),
  title: z.string(),
  startDateUtc: z.string(),
  endDateUtc: z.string(),
  /** Radio Cult sends a TipTap document, our own host a TipTap document of one paragraph. */
  description: z.optional(z.unknown()),
  duration: maybe(z.number()),
  timezone: maybe(z.string()),
  color: maybe(z.string()),
  artistIds: maybe(z.array(z.string())),
  isRecurring: maybe(z.boolean()),
  media: maybe(z.looseObject({ type: z.string() })),
});
export type BroadcastEvent = z.infer<typeof broadcastEvent>;

const playlist = z.object({
  name: maybe(z.string()),
  numberOfSongs: maybe(z.number()),
  duration: maybe(z.number()),
});

const metadataByStatus = z.discriminatedUnion('status', [
  z.object({ status: z.literal('schedule'), content: maybe(broadcastEvent), metadata }),
  z.object({ status: z.literal('defaultPlaylist'), content: maybe(playlist), metadata }),
  z.object({ status: z.literal('offAir'), content: maybe(z.string()), metadata }),
]);
export type PlayerMetadata = z.infer<typeof metadataByStatus>;

/** A missing event means that nothing is on air. */
export const playerMetadata = z.pipe(
  z.transform((event: unknown) => event ?? { status: 'offAir' }),
  metadataByStatus,
);

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
