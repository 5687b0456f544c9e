import type { BrowserSettings } from '../browser-settings.ts';
import { consent } from '../consent/consent.ts';

/** Whether this station uses anything of others that a visitor must be asked about. */
export function needsConsent({ analytics, pixelId, tagManagerId }: BrowserSettings): boolean {
  return Boolean(analytics.token || pixelId || tagManagerId);
}

/** Loads what is configured once the visitor has said yes; a later no ends what can be ended. */
export function startThirdParties(settings: BrowserSettings): () => void {
  let started = false;
  async function follow() {
    const { answer } = consent.getState();
    if (answer === 'yes' && !started) {
      started = true;
      await startAll(settings);
    } else if (started && settings.analytics.token) {
      const { setAnalytics } = await import('./posthog.ts');
      setAnalytics(answer === 'yes');
    }
  }
  void follow();
  return consent.subscribe(() => void follow());
}

async function startAll(settings: BrowserSettings): Promise<void> {
  if (settings.analytics.token) {
    const { startAnalytics } = await import('./posthog.ts');
    startAnalytics(settings.analytics);
  }
  if (settings.pixelId) {
    const { startPixel } = await import('./pixel.ts');
    startPixel(settings.pixelId);
  }
  if (settings.tagManagerId) {
    const { startTagManager } = await import('./tag-manager.ts');
    startTagManager(settings.tagManagerId);
  }
}
