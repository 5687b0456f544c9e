import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { baseDocuments } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readLog } from './as-played-log.ts';
import { createLogWriter } from './log-writer.ts';

const noon = Date.parse('2026-11-16T12:00:00Z');
const noFiller = async () => [];

test('an update that runs is not begun again, and a change while it runs asks for another', async () => {
  const store = await openStore(temporaryFolder(), await newDatabaseUrl());
  await seedStation(store, baseDocuments, noon);
  let plans = 0;
  const readFiller = async () => {
    plans++;
    return [];
  };
  const { update } = createLogWriter(store, readFiller, 30);
  const running = update(noon);
  expect(update(noon)).toBe(running);
  store.announce({ keys: new Set(['slot/late']), all: false });
  await running;
  const before = plans;
  await update(noon + 1000);
  expect(plans).toBeGreaterThan(before);
  const quiet = plans;
  await update(noon + 2000);
  expect(plans).toBe(quiet);
  await store.close();
});

test('several processes that decide at the same time decide once, and tell of it once', async () => {
  const [folder, url] = [temporaryFolder(), await newDatabaseUrl()];
  const store = await openStore(folder, url);
  await seedStation(store, baseDocuments, noon);
  const others = await Promise.all([openStore(folder, url), openStore(folder, url)]);
  const last = await store.outbox.last();
  await Promise.all([store, ...others].map((one) => createLogWriter(one, noFiller, 30).update(noon)));
  const rows = await readLog(store, noon, noon + 600_000);
  expect(rows).toHaveLength(1);
  expect(await store.outbox.after(last, 10)).toMatchObject([{ keys: '["as-played"]' }]);
  for (const one of [store, ...others]) await one.close();
});
