import { type ComponentType, lazy } from 'react';

/**
 * A part that comes with its first use. If its code cannot be had, `Instead` stands in its place, or nothing; the rest,
 * sound above all, stays.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.error('A part of the page did not load:', error);
      return { default: Instead };
    }),
  );
}
