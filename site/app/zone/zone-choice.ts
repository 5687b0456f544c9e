import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../browser/storage.ts';
import { whenIdle } from '../browser/when-idle.tsx';
import { useStation } from '../root-data.ts';

/**
 * times are shown in the visitor's zone, or in the station's if they choose it. Pages are rendered with the station's,
 * because they are the same for everyone; the visitor's zone is read once the page is idle.
 */
type ZoneChoice = { visitor: string | null; wantsStation: boolean };
const key = 'scheduleZone';
const choice = createStore<ZoneChoice>(() => ({ visitor: null, wantsStation: false }));

let restored = false;
function restoreZone(): void {
  if (restored) return;
  restored = true;
  whenIdle(() =>
    choice.setState({
      visitor: new Intl.DateTimeFormat().resolvedOptions().timeZone || null,
      wantsStation: readStored(key) === 'station',
    }),
  );
}

/** The zone that times are shown in, and the visitor's and the station's zone. */
export function useZone() {
  const { zone: station } = useStation();
  useEffect(restoreZone, []);
  const { visitor, wantsStation } = useStore(choice);
  return { zone: wantsStation || !visitor ? station : visitor, visitor, station, wantsStation };
}

export function chooseZone(of: 'station' | 'visitor'): void {
  choice.setState({ wantsStation: of === 'station' });
  writeStored(key, of);
}
