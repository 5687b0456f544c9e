import { type BrowserContext, test as base } from '@playwright/test';

/** A browser context that tests use one after the other. */
type KeptContext = {
  context: BrowserContext;
  /** Closes the pages of a test, and removes what they have stored and what the test has set. False if it cannot be used again. */
  empty(): Promise<boolean>;
};

/**
 * The `test` of all browser tests. Every test begins with an empty context and a new page, but contexts with the same options are
 * emptied and used again, with all files and compiled code they have cached: without these, loading a page takes twice the
 * processor time. `test.use({ ownContext: true })` is for tests of caches and of service workers.
 */
export const test = base.extend<{ ownContext: boolean }, { keptContexts: Map<string, KeptContext> }>({
  ownContext: [false, { option: true }],

  keptContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  // The options are those that tests set; `newContext` takes them from Playwright itself.
  context: async (
    {
      browser,
      baseURL,
      keptContexts,
      ownContext,
      bypassCSP,
      javaScriptEnabled,
      serviceWorkers,
      timezoneId,
      userAgent,
    },
    use,
  ) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const key = JSON.stringify([bypassCSP, javaScriptEnabled, serviceWorkers, timezoneId, userAgent]);
    const kept = keptContexts.get(key) ?? (await keep(await browser.newContext(), `${baseURL}/robots.txt`));
    keptContexts.set(key, kept);
    await use(kept.context);
    if (!(await kept.empty())) keptContexts.delete(key);
  },
});

async function keep(context: BrowserContext, url: string): Promise<KeptContext> {
  // The process of the pages, which has their compiled code, lives as long as one of them.
  const keeper = await context.newPage();
  await keeper.goto(url);
  const devtools = await context.newCDPSession(keeper);
  const origins = new Set<string>();
  const noteOrigins = () =>
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin);
      });
    });
  noteOrigins();
  return {
    context,
    async empty() {
      for (const page of context.pages()) if (page !== keeper) await page.close();
      context.removeAllListeners();
      noteOrigins();
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      for (const origin of origins)
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      origins.clear();
      // Playwright cannot give a context its own clock back.
      return keeper.evaluate(() => String(setTimeout).includes('[native code]'));
    },
  };
}
