import { type OwnStation, startStation } from '../../testing/start-station.ts';
import { type PostHog, startPostHog } from './posthog-server.ts';
import { test } from './test.ts';
import { looksLikeAVisitor, userAgent } from './third-parties.ts';
import { leaveOutPictures } from './without-pictures.ts';

export const analyticsToken = 'phc_test';

type CountedStation = { station: OwnStation; posthog: PostHog };

/**
 * For a test file: a station whose analytics go to a stand-in for PostHog. Every test begins as a visitor who is no robot, with
 * nothing recorded yet. The fields of the result are set when the first test begins.
 */
export function useCountedStation(settings: Record<string, string>): CountedStation {
  const used = {} as CountedStation;
  test.use({ serviceWorkers: 'block', userAgent });
  test.describe.configure({ mode: 'default' });
  // A new station makes pictures when first requested, and these tests do not need them.
  leaveOutPictures();
  test.beforeAll(async () => {
    used.posthog = await startPostHog();
    used.station = await startStation({
      ANALYTICS_HOST: used.posthog.url,
      ANALYTICS_TOKEN: analyticsToken,
      ...settings,
    });
  });
  test.beforeEach(async ({ page }) => {
    used.posthog.forget();
    await looksLikeAVisitor(page);
  });
  test.afterAll(async () => {
    await used.station?.remove();
    used.posthog?.close();
  });
  return used;
}
