import type { SiteContent } from '@longwave/contract/site-content.ts';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Ids of pages that are part of a section and have nothing in them. */
export function useEmptyParts(): string[] {
  const root = useRouteLoaderData<typeof loader>('root');
  return root?.shell.emptyParts ?? [];
}

/** The station this site is of: its name, zone and language. */
export function useStation(): SiteContent['station'] {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('The station is only known inside the page');
  return root.shell.station;
}
