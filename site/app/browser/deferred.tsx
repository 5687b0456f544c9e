import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useHydrating } from '../ui/use-hydrating.ts';
import { repeatEarlyPress } from './early-press.ts';

type DeferredOptions<Props> = {
  /** Shown while the code is loaded, where the server has rendered nothing. */
  Fallback?: ComponentType<Props>;
  /** Shown when the code could not be loaded; nothing by default. */
  Failed?: ComponentType<Props>;
};

/**
 * A part whose code comes after the first load. The server renders it like any other; in the browser it becomes interactive
 * when its code is there. If that fails, the rest of the page, the sound above all, goes on.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Fallback, Failed = () => null }: DeferredOptions<Props> = {},
) {
  const Part = lazy(() =>
    load().catch((error: unknown) => {
      console.error('A part of the page did not load:', error);
      return { default: Failed };
    }),
  );
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Part {...props} />
        <EarlyPress />
      </Suspense>
    );
  };
}

/** Repeats a press on what it is mounted together with, and which is interactive from then on. */
export function EarlyPress() {
  const [hydrating] = useState(useHydrating());
  useEffect(() => {
    if (hydrating) repeatEarlyPress();
  }, [hydrating]);
  return null;
}
