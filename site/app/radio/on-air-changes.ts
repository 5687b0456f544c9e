import type { Occurrence } from '@longwave/contract/schedule.ts';
import { type OnAirChange, type OnAirShow, onAir } from './on-air.ts';

const maxChanges = 40;

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

/** Whether a show's scheduled end was more than 5 s ago. A show that ends when it starts has no known end. */
export function isOver(show: OnAirShow | null, now: number): boolean {
  if (!show) return false;
  const end = Date.parse(show.end_time);
  return end > Date.parse(show.start_time) && end + 5000 < now;
}

/**
 * When a show is over for a listener who is `behind` milliseconds, because they have rewound; in milliseconds since 1970.
 * Null if it has no known end or is over already.
 */
export function endHeard({ start_time, end_time }: OnAirShow, behind: number, now: number): number | null {
  const end = Date.parse(end_time) + behind;
  return Date.parse(end_time) > Date.parse(start_time) && end > now ? end : null;
}

/** records what is on air from `at` on; null is no show. The same show as before replaces the last change. */
export function setOnAir(show: OnAirShow | null, at: number, offAir = false): void {
  onAir.setState(({ changes }) => {
    const last = changes.at(-1);
    const known =
      last &&
      last.show?.id === show?.id &&
      last.show?.title === show?.title &&
      Boolean(last.offAir) === offAir;
    const before = known ? changes.slice(0, -1) : changes;
    const change: OnAirChange = {
      at: known ? last.at : Math.max(at, last?.at ?? 0),
      show,
      ...(offAir && { offAir: true }),
    };
    return { changes: [...before, change].slice(-maxChanges) };
  });
}

/** What is heard at an instant; for an instant before the first known change, that of the first change. */
export function heardAt(
  changes: OnAirChange[],
  instant: number,
): { heard: OnAirShow | null; offAir: boolean } {
  const change = changes.findLast(({ at }) => at <= instant) ?? changes[0];
  return { heard: change?.show ?? null, offAir: change?.offAir ?? false };
}
