import type { Picture } from '@longwave/contract/picture.ts';
import type { LiveNow, Occurrence } from '@longwave/contract/schedule.ts';
import { createStore } from 'zustand/vanilla';

/** the on-air show. */
export type OnAirShow = {
  id: string;
  title: string;
  description: string;
  /** A picture of the station, or the address of one elsewhere. */
  image: Picture | string | null;
  slot_time: string;
  start_time: string;
  end_time: string;
  live: true;
};

/** What went on air, and when, in milliseconds since 1970. */
export type Change = { at: number; show: OnAirShow | null };

/** Everything heard of the programme so far, oldest first, and the show that is heard now. */
export const onAir = createStore<{ changes: Change[]; heard: OnAirShow | null }>(() => ({
  changes: [],
  heard: null,
}));

const changesKept = 40;

export function showOfLiveNow(now: LiveNow | null): OnAirShow | null {
  if (!now?.live) return null;
  const { id, title, description, image, slot_time, start_time, end_time } = now;
  return { id, title, description, image, slot_time, start_time, end_time, live: true };
}

export function showOfBroadcast({
  id,
  title,
  description,
  picture,
  slot_time,
  start,
  end,
}: Occurrence): OnAirShow {
  return { id, title, description, image: picture, slot_time, start_time: start, end_time: end, live: true };
}

/** Some seconds after its planned end. A show that ends when it begins has no end that anybody knows. */
export function isOver(show: OnAirShow | null, now: number): boolean {
  if (!show) return false;
  const end = Date.parse(show.end_time);
  return end > Date.parse(show.start_time) && end + 5000 < now;
}

/** what is on air replaces what was; null clears it. */
export function putOnAir(show: OnAirShow | null, at: number): void {
  onAir.setState(({ changes }) => {
    const last = changes.at(-1);
    const known = last && last.show?.id === show?.id && last.show?.title === show?.title;
    const before = known ? changes.slice(0, -1) : changes;
    const change = { at: known ? last.at : Math.max(at, last?.at ?? 0), show };
    return { changes: [...before, change].slice(-changesKept) };
  });
}

/** The show that is heard at a moment of the programme; before the first known one, the first. */
export function heardAt(changes: Change[], moment: number): OnAirShow | null {
  const change = changes.findLast(({ at }) => at <= moment) ?? changes[0];
  return change?.show ?? null;
}
