import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deferred } from '../browser/deferred.tsx';
import { readStored } from '../browser/storage.ts';
import { useBrowserSettings } from '../root-data.ts';
import { loadShowPlayer } from './load-show-player.ts';
import { soundPlayer, storageKey } from './sound-player.ts';

const Bar = deferred(() => import('./bar/bar.tsx'));

/** The player at the bottom of every page once a show is loaded. */
export function PlayerBar() {
  const settings = useBrowserSettings();
  const visible = useStore(soundPlayer, (player) => player.soundcloudPlayerVisible && player.show !== null);
  useEffect(() => {
    // A player left open in an earlier visit is restored at once; otherwise its code and the audio session load later.
    const timer = setTimeout(() => loadShowPlayer(settings).catch(() => undefined), wasLeftOpen() ? 0 : 2500);
    return () => clearTimeout(timer);
  }, [settings]);
  return visible && <Bar />;
}

function wasLeftOpen(): boolean {
  const stored = readStored(storageKey) as { soundcloudPlayerVisible?: unknown } | null;
  return stored?.soundcloudPlayerVisible === true;
}
