import type { LiveNow } from '@longwave/contract/schedule.ts';
import { useStore } from 'zustand';
import { type OnAirShow, onAir, showOfLiveNow } from './on-air.ts';

/** Whether nothing is broadcast at all. */
export function useIsOffAir(): boolean {
  return useStore(onAir, ({ offAir }) => offAir);
}

/** The show that is heard; before the first event, the one the page was rendered with. */
export function useHeardShow(initial: LiveNow | null): OnAirShow | null {
  const { heard, changes } = useStore(onAir);
  return changes.length > 0 ? heard : showOfLiveNow(initial);
}
