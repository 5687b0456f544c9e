import { test } from '@playwright/test';
import { type OwnStation, startStation } from '../../testing/start-station.ts';
import { type PostHog, startPostHog } from './posthog-server.ts';
import { looksLikeAVisitor, userAgent } from './third-parties.ts';
import { leaveOutPictures } from './without-pictures.ts';

export const analyticsToken = 'phc_test';

type CountedStation = { station: OwnStation; posthog: PostHog };

/**
 * For a file of tests: a station that counts its visitors with a PostHog of the tests, under further settings. Every test begins
 * as a visitor who is no robot, with nothing recorded yet. The two are there once the first test has begun.
 */
export function useCountedStation(settings: Record<string, string>): CountedStation {
  const used = {} as CountedStation;
  test.use({ serviceWorkers: 'block', userAgent });
  test.describe.configure({ mode: 'default' });
  // On a station of a test's own each is made on first sight.
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
