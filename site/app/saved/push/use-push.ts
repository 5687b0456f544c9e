import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../root-data.ts';
import { push } from './push-state.ts';

/** The state of notices. */
export function usePush() {
  const { contentHost, notices } = useBrowserSettings();
  useEffect(() => {
    if (!notices) return;
    import('./push.ts')
      .then(({ restorePush }) => restorePush(contentHost))
      .catch((error: unknown) => console.warn('Notices could not be loaded:', error));
  }, [contentHost, notices]);
  return { ...useStore(push), contentHost };
}
