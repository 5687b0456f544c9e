/** Parts of the analytics library that are loaded on demand, from our own origin. */
const parts: Record<string, () => Promise<unknown>> = {
  'lazy-recorder': () => import('posthog-js/dist/lazy-recorder.js'),
  'posthog-recorder': () => import('posthog-js/dist/posthog-recorder.js'),
  surveys: () => import('posthog-js/dist/surveys.js'),
  'web-vitals': () => import('posthog-js/dist/web-vitals.js'),
  'web-vitals-with-attribution': () => import('posthog-js/dist/web-vitals-with-attribution.js'),
};

type Loaded = (error?: unknown) => void;
type Extensions = { loadExternalDependency?: (posthog: unknown, part: string, loaded: Loaded) => void };

/** Replaces the library's own loader, which adds scripts of the host to the page. */
export function loadPartsFromOwnOrigin(): void {
  const page = window as unknown as { __PosthogExtensions__?: Extensions };
  page.__PosthogExtensions__ ??= {};
  page.__PosthogExtensions__.loadExternalDependency = (_posthog, part, loaded) => {
    // The library first requests its configuration as a script; if there is none, it requests JSON.
    if (part === 'remote-config') return loaded();
    const load = parts[part];
    if (!load) return loaded(`${part} is not used here`);
    load().then(() => loaded(), loaded);
  };
}
