import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { push, recallPush } from './push.ts';

/** What notices there are; `key` is missing until it is known that there can be any. */
export function usePush() {
  const { contentHost } = useBrowserSettings();
  useEffect(() => recallPush(contentHost), [contentHost]);
  return { ...useStore(push), contentHost };
}
