import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useHydrating } from '../ui/use-hydrating.ts';
import { repeatEarlyPress } from './early-press.ts';

type DeferredOptions<Props> = {
  /** Shown while the code loads if the server has not rendered the component. */
  Fallback?: ComponentType<Props>;
  /** Shown when the code could not be loaded; nothing by default. */
  Failed?: ComponentType<Props>;
};

/**
 * A component whose code is loaded after the first load. The server renders it like any other; in the browser it becomes
 * interactive once its code has loaded. If loading fails, the rest of the page keeps working, above all the sound.
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

/** Repeats an early press once the component beside it has become interactive. */
export function EarlyPress() {
  const [hydrating] = useState(useHydrating());
  useEffect(() => {
    if (hydrating) repeatEarlyPress();
  }, [hydrating]);
  return null;
}
