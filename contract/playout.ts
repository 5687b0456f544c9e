import * as z from 'zod/mini';
import { instant } from './field.ts';

const recordings = z.array(z.object({ name: z.string(), title: z.string(), seconds: z.number() }));

/** One broadcast of the schedule. */
const playoutSlot = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  start: instant,
  end: instant,
  residents: z.array(z.string()),
  /** Path of a picture under the content host. */
  image: z.nullable(z.string()),
  /** The programme it is a broadcast of. */
  programme: z.optional(z.nullable(z.string())),
});
export type PlayoutSlot = z.infer<typeof playoutSlot>;

/** What plays from `start` on: until `end`, or until a later entry begins. */
export const playoutEntry = z.object({
  start: instant,
  end: instant,
  /** When the first of the recordings begins; another entry of the same broadcast may go on in their middle. */
  origin: instant,
  /** Written in the as-played log, so it stays as it is; otherwise a plan. */
  logged: z.boolean(),
  /** Null in a gap of the schedule. */
  slot: z.nullable(playoutSlot),
  /** Played one after the other, again while they fit whole. */
  recordings,
  /** Played round and round when the recordings are over, or cannot be played. Where it is empty the radio host has its own. */
  filler: recordings,
});
export type PlayoutEntry = z.infer<typeof playoutEntry>;

/** What is heard in a recording; `time` in seconds from its beginning. */
const tracklist = z.object({
  /** The show it is the recording of. */
  show: z.string(),
  title: z.string(),
  tracks: z.array(z.object({ time: z.number(), artist: z.string(), title: z.string() })),
});

/** `{content}/playout.json`: what the radio host plays, from two hours ago to two days ahead; the log, then the plan. */
export const playout = z.object({
  station: z.object({ name: z.string(), description: z.string(), zone: z.string() }),
  slots: z.array(playoutSlot),
  entries: z.array(playoutEntry),
  /** By the name of the recording, for the coming hours. */
  tracklists: z._default(z.record(z.string(), tracklist), {}),
});
export type Playout = z.infer<typeof playout>;

/** `POST {content}/broadcasts`, signed: what was live in a slot and is now a recording. */
export const recordedBroadcast = z.object({
  slot: z.string(),
  recording: z.string(),
  start: instant,
  seconds: z.number(),
  bytes: z.int(),
});
export type RecordedBroadcast = z.infer<typeof recordedBroadcast>;

const name = z.string().check(z.maxLength(300));
const listeners = z.number().check(z.nonnegative());

/** A stretch of one sound, as it went out. */
const airedStretch = z.object({
  start: instant,
  end: instant,
  /** Id of the broadcast; null in a gap of the schedule. */
  slot: z.nullable(name),
  /** Title of the programme. */
  programme: name,
  /** Title of the recording, or what a live source says it plays. */
  title: name,
  /** Name of the recording; null when a source was live, and where there was silence. */
  recording: z.nullable(name),
  live: z.boolean(),
  listeners: z.object({ average: listeners, peak: listeners }),
});
export type AiredStretch = z.infer<typeof airedStretch>;

/** `POST {content}/aired`, signed: what a radio host sent, and what staff should know of it. Saying it twice changes nothing. */
export const airedReport = z.object({
  /** One run of one radio host. */
  host: z.string().check(z.maxLength(100)),
  stretches: z.array(airedStretch).check(z.maxLength(1000)),
  notes: z
    .array(
      z.object({ key: name, at: instant, slot: z.nullable(name), text: z.string().check(z.maxLength(2000)) }),
    )
    .check(z.maxLength(100)),
});
export type AiredReport = z.infer<typeof airedReport>;
