import type { Picture } from '@longwave/contract/picture.ts';
import type { LiveNow } from '@longwave/contract/schedule.ts';
import { createStore } from 'zustand/vanilla';

/** the on-air show. */
export type OnAirShow = {
  id: string;
  title: string;
  description: string;
  /** A picture of the content service, or the URL of another picture. */
  image: Picture | string | null;
  slot_time: string;
  start_time: string;
  end_time: string;
  live: true;
};

/**
 * A show that went on air at an instant, in milliseconds since 1970. Without a show, the station plays filler; `offAir` means
 * that nothing is broadcast at all.
 */
export type OnAirChange = { at: number; show: OnAirShow | null; offAir?: true };

/** All known changes, oldest first, and what is heard now: the show, and whether the station is off air. */
export const onAir = createStore<{ changes: OnAirChange[]; heard: OnAirShow | null; offAir: boolean }>(
  () => ({
    changes: [],
    heard: null,
    offAir: false,
  }),
);

export function showOfLiveNow(now: LiveNow | null): OnAirShow | null {
  if (!now?.live) return null;
  const { id, title, description, image, slot_time, start_time, end_time } = now;
  return { id, title, description, image, slot_time, start_time, end_time, live: true };
}
