import type { LiveNow } from '@longwave/contract/schedule.ts';
import { useStore } from 'zustand';
import { type OnAirShow, onAir, showOfLiveNow } from './on-air.ts';

/** Whether the radio host has said that nothing is heard. */
export function useIsOff(): boolean {
  return useStore(onAir, ({ off }) => off);
}

/** The show that is heard; until the radio host has spoken, the one the page came with. */
export function useHeardShow(initial: LiveNow | null): OnAirShow | null {
  const { heard, changes } = useStore(onAir);
  return changes.length > 0 ? heard : showOfLiveNow(initial);
}
