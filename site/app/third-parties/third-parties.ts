import { dropEvents, holdEvents } from '../analytics.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { consent, isAgreed } from '../consent/consent.ts';
import { purposesOf } from '../consent/purposes.ts';
import { clearAdvertisingStorage, clearCountingStorage } from './clear-storage.ts';
import type { Service } from './service.ts';

type ServiceEntry = { load: () => Promise<Service>; clearStorage: () => void };

/** Starts services when the visitor agrees to them and stops them when consent is withdrawn. Returns a function that ends this. */
export function followConsent(settings: BrowserSettings): () => void {
  const { analytics } = settings;
  const used = purposesOf(settings);
  const uses: Record<'counting' | 'advertising', ServiceEntry> = {
    counting: {
      load: async () => (await import('./posthog.ts')).createCounting(analytics),
      clearStorage: () => clearCountingStorage(analytics.token),
    },
    advertising: {
      load: async () => (await import('./advertising.ts')).createAdvertising(settings),
      clearStorage: clearAdvertisingStorage,
    },
  };
  const ends = (['counting', 'advertising'] as const).map((purpose) => {
    if (used.includes(purpose)) return follow(purpose, uses[purpose]);
    dropEvents(purpose);
    return () => undefined;
  });
  return () => {
    for (const end of ends) end();
  };
}

function follow(purpose: 'counting' | 'advertising', { load, clearStorage }: ServiceEntry): () => void {
  let wanted: boolean | undefined;
  let service: Promise<Service> | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  async function change(start: boolean): Promise<void> {
    if (start) service ??= load();
    const loaded = await service;
    // The visitor may have changed their answer while the service's code was loading.
    if (start !== wanted) return;
    if (start) return loaded?.start();
    loaded?.stop();
    clearStorage();
  }
  function update() {
    const now = isAgreed(purpose);
    if (now === wanted) return;
    wanted = now;
    if (now) holdEvents(purpose);
    else dropEvents(purpose);
    lastChange = lastChange
      .then(() => change(now))
      .catch((error: unknown) => {
        service = undefined;
        console.warn(`What was agreed to for ${purpose} did not load:`, error);
      });
  }
  update();
  return consent.subscribe(update);
}
