import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { AccountPrompts } from '../prompts/account-prompts.tsx';
import { lazyPart } from './lazy-part.tsx';
import { loadShowPlayer } from './load-show-player.ts';
import { soundPlayer, storageKey } from './sound-player.ts';
import { readStored } from './storage.ts';

const Bar = lazyPart(() => import('./bar/bar.tsx'));

/** The player at the bottom of every page once something is loaded. Its code comes then. */
export function PlayerBar() {
  const settings = useBrowserSettings();
  const visible = useStore(soundPlayer, (player) => player.soundcloudPlayerVisible && player.show !== null);
  useEffect(() => {
    // A player left open in an earlier visit comes back at once; otherwise its code and the audio session wait.
    const timer = setTimeout(() => loadShowPlayer(settings).catch(() => undefined), wasLeftOpen() ? 0 : 2500);
    return () => clearTimeout(timer);
  }, [settings]);
  return (
    <>
      {visible && (
        <Suspense>
          <Bar />
        </Suspense>
      )}
      <AccountPrompts />
    </>
  );
}

function wasLeftOpen(): boolean {
  const kept = readStored(storageKey) as { soundcloudPlayerVisible?: unknown } | null;
  return kept?.soundcloudPlayerVisible === true;
}
