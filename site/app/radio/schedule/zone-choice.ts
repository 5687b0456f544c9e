import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../player/storage.ts';
import { isZone } from './clock.ts';

/** times are the visitor's own, or the station's if they like. The server knows only the station's. */
type ZoneChoice = { visitor: string | null; useStation: boolean };
const key = 'scheduleZone';
const choice = createStore<ZoneChoice>(() => ({ visitor: null, useStation: false }));

export function useZone(station: string) {
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    choice.setState({
      visitor: zone && isZone(zone) ? zone : null,
      useStation: readStored(key) === 'station',
    });
  }, []);
  const { visitor, useStation } = useStore(choice);
  return { zone: useStation || !visitor ? station : visitor, visitor, isStation: useStation };
}

export function chooseZone(of: 'station' | 'visitor'): void {
  choice.setState({ useStation: of === 'station' });
  writeStored(key, of);
}
