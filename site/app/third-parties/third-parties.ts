import { dropEvents, holdEvents } from '../analytics.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { consent, isAgreed } from '../consent/consent.ts';
import { purposesOf } from '../consent/purposes.ts';
import { forgetAdvertising, forgetCounting } from './forget.ts';

/** Both may be called twice; what is not running is stopped without effect. */
export type Service = { start(): void; stop(): void };

type Use = { load: () => Promise<Service>; forget: () => void };

/** Starts what was agreed to, and stops it when that is taken back. Returns what ends the following. */
export function followConsent(settings: BrowserSettings): () => void {
  const { analytics } = settings;
  const used = purposesOf(settings);
  const uses: Record<'counting' | 'advertising', Use> = {
    counting: {
      load: async () => (await import('./posthog.ts')).createCounting(analytics),
      forget: () => forgetCounting(analytics.token),
    },
    advertising: {
      load: async () => (await import('./advertising.ts')).createAdvertising(settings),
      forget: forgetAdvertising,
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

function follow(purpose: 'counting' | 'advertising', { load, forget }: Use): () => void {
  let wanted: boolean | undefined;
  let service: Promise<Service> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function change(start: boolean): Promise<void> {
    if (start) service ??= load();
    const loaded = await service;
    // Its code took a while: by now the visitor may have said something else.
    if (start !== wanted) return;
    if (start) return loaded?.start();
    loaded?.stop();
    forget();
  }
  function look() {
    const now = isAgreed(purpose);
    if (now === wanted) return;
    wanted = now;
    if (now) holdEvents(purpose);
    else dropEvents(purpose);
    turn = turn
      .then(() => change(now))
      .catch((error: unknown) => {
        service = undefined;
        console.warn(`What was agreed to for ${purpose} did not load:`, error);
      });
  }
  look();
  return consent.subscribe(look);
}
