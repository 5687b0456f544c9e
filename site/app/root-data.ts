import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { SiteContent } from '@longwave/contract/site-content.ts';
import { useRouteLoaderData } from 'react-router';
import type { Theme } from './brand/theme.ts';
import type { BrowserSettings } from './browser-settings.ts';
import type { Shell } from './shell-content.ts';

/** Data from the loader of root.tsx for every page, loaded once for the whole visit. */
export type RootData = {
  shell: Shell;
  /** What was on air when the page was rendered; null if content did not respond. */
  liveNow: LiveNow | null;
  settings: BrowserSettings;
  theme: Theme;
};

/** The root's data; undefined if the root's loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

function useLoadedRootData(): RootData {
  const root = useRootData();
  if (!root) throw new Error('The data of the root is only known inside the page');
  return root;
}

export function useBrowserSettings(): BrowserSettings {
  return useLoadedRootData().settings;
}

export function useStation(): SiteContent['station'] {
  return useLoadedRootData().shell.station;
}

export function useTheme(): Theme {
  return useLoadedRootData().theme;
}

/** Ids of pages in a section that are empty. */
export function useEmptyParts(): string[] {
  return useRootData()?.shell.emptyParts ?? [];
}
