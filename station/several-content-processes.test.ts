import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { openContent, testKey } from '@longwave/content/testing/content.ts';
import { createDatabase } from '@longwave/content/testing/database.ts';
import { startQuickPostgres } from '@longwave/content/testing/postgres-server.ts';
import { createSite } from '@longwave/site/app.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import { serve } from '@longwave/site/testing/serve.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { moveStation } from './move-station.ts';
import { seedFixture } from './testing/test-station.ts';

const fixture = join(import.meta.dirname, '../stations/fixture');
const headers = { authorization: `Bearer ${testKey}` };
const place = mkdtempSync(join(tmpdir(), 'longwave-several-'));
let server: Awaited<ReturnType<typeof startQuickPostgres>>;

beforeAll(async () => {
  server = await startQuickPostgres();
});
afterAll(async () => {
  await server.remove();
  rmSync(place, { recursive: true, force: true });
});

/** A site with two content services on one database: it requests pages from one and reads changes from the other. */
async function startSite(data: string, databaseUrl: string | undefined) {
  const env = { DATA: data, STATION: fixture, CONTENT_KEY: testKey };
  const settings = { ...readContentSettings(env), databaseUrl };
  const [one, other] = [await openContent(settings), await openContent(settings)];
  const from = { pages: one, changes: other };
  let feeds = 0;
  const site = await createSite({
    ...readSiteSettings({}),
    feedKey: testKey,
    async fetchContent(path, init) {
      if (path !== '/changes') return from.pages.get(path, init);
      const response = await from.changes.get(path, init);
      feeds++;
      return response;
    },
  });
  const { origin, close } = await serve(site.handle);
  onTestFinished(async () => {
    await site.close();
    close();
    await one.close();
  });
  await expect.poll(() => feeds).toBe(1);
  return { one, other, from, read: async (path: string) => (await fetch(origin + path)).text() };
}

test.each(['SQLite', 'PostgreSQL'])(
  'a site that reads pages and changes from different processes shows every change, on %s',
  async (name) => {
    const data = join(place, name);
    seedFixture(data);
    const databaseUrl = name === 'SQLite' ? undefined : await createDatabase(server.url, 'several');
    if (databaseUrl) await moveStation(data, { from: undefined, to: databaseUrl }, () => undefined);
    const { one, other, from, read } = await startSite(data, databaseUrl);
    const page = await one.json<{ shows: { items: { id: string }[] } }>('/shows/latest.json');
    const slug = page.shows.items[0]?.id ?? '';
    const { live } = (await (await one.get(`/documents/show/${slug}`, { headers })).json()) as {
      live: { type: string; slug: string; residents: string[] };
    };
    // A page that shows the title of another document; only the process that built it knows that.
    const path = `/residents/${live.residents[0]}`;
    const write = async (title: string) => expect((await one.put({ ...live, title })).status).toBe(200);

    await read(path);
    await write('Pages by one, changes by the other');
    await expect.poll(() => read(path)).toContain('Pages by one, changes by the other');
    // The page is rendered from what the other process has built.
    from.pages = other;
    await expect.poll(() => read(path)).toContain('Pages by one, changes by the other');
    await write('Both by the other');
    await expect.poll(() => read(path)).toContain('Both by the other');
    // The feed breaks off, and reconnects to the process that has built nothing for the site.
    from.changes = one;
    await other.close();
  },
);
