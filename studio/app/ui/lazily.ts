import { type ComponentType, createElement, lazy } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/** What makes each part that could not be loaded ready to be asked for again. */
const failed = new Set<() => void>();

/** A part of the studio whose code is loaded when it is first shown. React's `lazy` alone remembers a failure for ever. */
export function lazily<Props extends object>(load: () => Promise<Module<Props>>): ComponentType<Props> {
  let part = lazy(() => load().catch(fail));
  function fail(error: unknown): never {
    failed.add(() => {
      part = lazy(() => loadAgain(load, error).catch(fail));
    });
    throw error;
  }
  return (props) => createElement(part as ComponentType<Props>, props);
}

/** Before what could not be loaded is shown again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Browsers remember a module that failed, too, by its URL, which the error names. */
async function loadAgain<Props>(load: () => Promise<Module<Props>>, error: unknown): Promise<Module<Props>> {
  try {
    return await load();
  } catch (again) {
    const url = /https?:\S+\.js/.exec(String(error))?.[0];
    if (!url) throw again;
    const loaded: Partial<Module<Props>> = await import(/* @vite-ignore */ `${url}?at=${Date.now()}`);
    if (!loaded.default) throw again;
    return { default: loaded.default };
  }
}
