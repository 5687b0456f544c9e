import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../player/storage.ts';
import { afterPage } from '../shell/after-page.ts';
import { useStation } from '../shell/station.ts';

/**
 * times are the visitor's own, or the station's if they like. Pages come with the station's, because they are the
 * same for everyone; the visitor's zone is looked up once the page is there.
 */
type ZoneChoice = { visitor: string | null; wantsStation: boolean };
const key = 'scheduleZone';
const choice = createStore<ZoneChoice>(() => ({ visitor: null, wantsStation: false }));

let recalled = false;
function recallZone(): void {
  if (recalled) return;
  recalled = true;
  afterPage(() =>
    choice.setState({
      visitor: new Intl.DateTimeFormat().resolvedOptions().timeZone || null,
      wantsStation: readStored(key) === 'station',
    }),
  );
}

/** The zone that times are shown in, and the two it is chosen from. */
export function useZone() {
  const { zone: station } = useStation();
  useEffect(recallZone, []);
  const { visitor, wantsStation } = useStore(choice);
  return { zone: wantsStation || !visitor ? station : visitor, visitor, station, wantsStation };
}

export function chooseZone(of: 'station' | 'visitor'): void {
  choice.setState({ wantsStation: of === 'station' });
  writeStored(key, of);
}
