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

/** What plays from `start` until `end`, or until a later entry begins. */
export const playoutEntry = z.object({
  start: instant,
  end: instant,
  /** When the first recording begins. A later entry of the same broadcast may begin in the middle of the recordings. */
  origin: instant,
  /** Whether the entry is in the as-played log and no longer changes; otherwise it is a plan. */
  logged: z.boolean(),
  /** Null in a gap of the schedule. */
  slot: z.nullable(playoutSlot),
  /** Played one after the other; the whole list is repeated as often as it fits. */
  recordings,
  /** Repeated when the recordings are over or cannot be played. If it is empty, the radio host plays its own filler. */
  filler: recordings,
});
export type PlayoutEntry = z.infer<typeof playoutEntry>;

/** Tracks of a recording; `time` is in seconds from its beginning. */
const tracklist = z.object({
  /** Slug of the show whose recording it is. */
  show: z.string(),
  title: z.string(),
  tracks: z.array(z.object({ time: z.number(), artist: z.string(), title: z.string() })),
});

/** `{content}/playout.json`: what the radio host plays, from two hours ago to two days ahead; first the log, then the plan. */
export const playout = z.object({
  station: z.object({ name: z.string(), description: z.string(), zone: z.string() }),
  slots: z.array(playoutSlot),
  entries: z.array(playoutEntry),
  /** Tracklists of the coming hours, by the name of the recording. */
  tracklists: z._default(z.record(z.string(), tracklist), {}),
});
export type Playout = z.infer<typeof playout>;

/** `POST {content}/broadcasts`, signed: the recording made of a live broadcast. */
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

/** A span of time in which one sound was broadcast. */
const airedStretch = z.object({
  start: instant,
  end: instant,
  /** Id of the broadcast; null in a gap of the schedule. */
  slot: z.nullable(name),
  /** Title of the broadcast, or else the name that a live source gives. */
  programme: name,
  /** Title of the recording, or what a live source says it plays. */
  title: name,
  /** Name of the recording; null for a live source and for silence. */
  recording: z.nullable(name),
  live: z.boolean(),
  listeners: z.object({ average: listeners, peak: listeners }),
});
export type AiredStretch = z.infer<typeof airedStretch>;

/** `POST {content}/aired`, signed: what a radio host has broadcast, and notes for staff. Sending a report again changes nothing. */
export const airedReport = z.object({
  /** Identifies one run of one radio host. */
  host: z.string().check(z.maxLength(100)),
  stretches: z.array(airedStretch).check(z.maxLength(1000)),
  notes: z
    .array(
      z.object({ key: name, at: instant, slot: z.nullable(name), text: z.string().check(z.maxLength(2000)) }),
    )
    .check(z.maxLength(100)),
});
export type AiredReport = z.infer<typeof airedReport>;
