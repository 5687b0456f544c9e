import * as z from 'zod/mini';
import { residentTag } from './card.ts';
import { instant } from './field.ts';
import { picture } from './picture.ts';
import { type ScheduleKey, scheduleKeys } from './weekdays.ts';

/**
 * One broadcast of a slot, with real instants. Its id consists of the slot and the date, so the live broadcast can be found
 * in the schedule.
 */
export const occurrence = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  start: instant,
  end: instant,
  /** HH:MM → HH:MM in the station's zone. */
  slot_time: z.string(),
  residents: z.array(residentTag),
  picture: z.nullable(picture),
  /** The show this broadcast became, once its recording is published. */
  show: z.nullable(z.string()),
  /** The programme it is a broadcast of. */
  programme: z.optional(z.nullable(z.string())),
});
export type Occurrence = z.infer<typeof occurrence>;

const dayEntry = z.object({
  /** sunday 0 … saturday 6 */
  day: z.int().check(z.minimum(0), z.maximum(6)),
  /** The date in the station's zone, YYYY-MM-DD. */
  date: z.iso.date(),
  schedule: z.array(occurrence),
});

const days = Object.fromEntries(scheduleKeys.map((key) => [key, dayEntry])) as Record<
  ScheduleKey,
  typeof dayEntry
>;

/**
 * `{content}/shows-schedule.json`: the week from Sunday to Saturday and the one after it, by weekday key. On a Sunday the
 * plain keys of Monday to Saturday hold the past six days, so the coming days are always under the keys where R-306 looks.
 * The response names the station's zone so that nobody computes with another offset.
 */
export const weekSchedule = z.object({ zone: z.string(), ...days });
export type WeekSchedule = z.infer<typeof weekSchedule>;

const next = z.nullable(occurrence);

/** `{content}/live-now.json`, R-302: the broadcast that is on now, or `live: false` when nothing is scheduled. */
export const liveNow = z.discriminatedUnion('live', [
  z.object({
    live: z.literal(true),
    id: z.string(),
    title: z.string(),
    /** Names of the residents, or else of the station. */
    name: z.string(),
    description: z.string(),
    image: z.nullable(picture),
    slot_time: z.string(),
    start_time: instant,
    end_time: instant,
    residents: z.array(residentTag),
    programme: z.optional(z.nullable(z.string())),
    next,
  }),
  z.object({ live: z.literal(false), next }),
]);
export type LiveNow = z.infer<typeof liveNow>;
