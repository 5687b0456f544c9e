import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../root-data.ts';
import { push, restorePush } from './push.ts';

/** The state of notices; `key` is undefined if this browser cannot get any, or if that is not known yet. */
export function usePush() {
  const { contentHost } = useBrowserSettings();
  useEffect(() => restorePush(contentHost), [contentHost]);
  return { ...useStore(push), contentHost };
}
