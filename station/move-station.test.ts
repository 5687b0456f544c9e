import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { openStore } from '@longwave/content/store/open-store.ts';
import { saveDraftInTransaction, unpublish } from '@longwave/content/store/publishing.ts';
import type { Transaction } from '@longwave/content/store/repository.ts';
import { readDocument, type StoredDocument } from '@longwave/content/store/stored-document.ts';
import { bringBack, moveToTrash } from '@longwave/content/store/trash.ts';
import { openContent, readProblem, type TestContent, testKey } from '@longwave/content/testing/content.ts';
import { createDatabase } from '@longwave/content/testing/database.ts';
import { show } from '@longwave/content/testing/documents.ts';
import { startQuickPostgres } from '@longwave/content/testing/postgres-server.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cancelMove, moveStation } from './move-station.ts';
import { seedFixture } from './testing/test-station.ts';

const place = mkdtempSync(join(tmpdir(), 'longwave-move-'));
let server: Awaited<ReturnType<typeof startQuickPostgres>>;

beforeAll(async () => {
  server = await startQuickPostgres();
});
afterAll(async () => {
  await server.remove();
  rmSync(place, { recursive: true, force: true });
});

/** A data folder with a draft, and with shows that were live: one in the trash, one brought back from it, and one unpublished. */
async function withEveryState(name: string): Promise<string> {
  const data = join(place, name);
  seedFixture(data);
  const store = await openStore(data);
  const edit = { author: 'ada', now: Date.now() };
  const read = async (transaction: Transaction, slug: string) =>
    (await readDocument(transaction, 'show', slug)) as StoredDocument;
  await store.write(async (transaction) => {
    const [trashed = '', back = '', off = ''] = (await transaction.documents.listLive('show')).map(
      ({ slug }) => slug,
    );
    const draft = { ...show('draft', '2026-11-01T10:00:00Z'), residents: [], genres: [] };
    await saveDraftInTransaction(transaction, draft, Date.parse('2099-01-01T00:00:00Z'), edit);
    await moveToTrash(transaction, await read(transaction, trashed), edit.now);
    const { live } = await read(transaction, back);
    await moveToTrash(transaction, await read(transaction, back), edit.now);
    await bringBack(transaction, await read(transaction, back), live ?? undefined, edit);
    await unpublish(transaction, await read(transaction, off));
  });
  await store.close();
  return data;
}

const copied = [
  'documents',
  'versions',
  'lists',
  'relations',
  'entries',
  'recordings',
  'cards',
  'staff_items',
];

/** Runs a move that is interrupted once at each table until it finishes; returns these tables. */
async function moveWithCuts(data: string, addresses: { from?: string; to?: string }): Promise<string[]> {
  const cuts: string[] = [];
  const cut = (line: string) => {
    const table = /^ {2}(\w+): /.exec(line)?.[1];
    if (table === undefined || cuts.includes(table)) return;
    cuts.push(table);
    throw new Error('The power is gone');
  };
  const { from, to } = addresses;
  for (let isDone = false; !isDone; )
    isDone = await moveStation(data, { from, to }, cut).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('The power is gone');
        return false;
      },
    );
  return cuts;
}

test('a move that is cut after each table goes on, whatever state documents are in, to PostgreSQL and back', async () => {
  const data = await withEveryState('cut');
  const url = await createDatabase(server.url, 'cut');
  expect(await moveWithCuts(data, { to: url })).toEqual(
    expect.arrayContaining([...copied, 'uses', 'outbox']),
  );
  for (const file of ['content.sqlite', 'push.sqlite']) rmSync(join(data, file));
  expect(await moveWithCuts(data, { from: url })).toEqual(
    expect.arrayContaining([...copied, 'uses', 'outbox']),
  );
  expect(existsSync(join(data, 'moving.json'))).toBe(false);
  const [store, moved] = [await openStore(data), await openStore(data, url)];
  expect(await store.staff.listUnindexed(1)).toEqual([]);
  for (const table of copied) expect(await store.rows.all(table)).toHaveLength(await moved.rows.count(table));
  await Promise.all([store.close(), moved.close()]);
});

const fixture = join(import.meta.dirname, '../stations/fixture');
const quiet = () => undefined;

async function openService(data: string, databaseUrl?: string): Promise<TestContent> {
  const env = { DATA: data, STATION: fixture, CONTENT_KEY: testKey };
  const content = await openContent({ ...readContentSettings(env), databaseUrl });
  onTestFinished(() => content.close());
  return content;
}

const draft = (slug: string) => ({ type: 'show', slug, title: slug });

async function titlesOf(data: string, url?: string): Promise<string[]> {
  const store = await openStore(data, url);
  const rows = await store.rows.all('documents');
  await store.close();
  return rows.map(({ slug }) => String(slug));
}

test('what a station that still runs writes during a move and after it is refused, not lost, there and back', async () => {
  using log = captureLog();
  const data = await withEveryState('running');
  const url = await createDatabase(server.url, 'running');
  for (const [from, to] of [
    [undefined, url],
    [url, undefined],
  ]) {
    if (to === undefined) for (const file of ['content.sqlite', 'push.sqlite']) rmSync(join(data, file));
    const running = await openService(data, from);
    let during: Promise<Response> | undefined;
    const lines: string[] = [];
    await moveStation(data, { from, to }, (line) => {
      lines.push(line);
      if (line === 'Comparing …') during = running.put(draft('during'), '?draft=1');
    });
    expect(lines.at(-1)).toContain('that still runs on');
    const refusals = [(await during) as Response, await running.put(draft('after'), '?draft=1')];
    expect(refusals.map(({ status }) => status)).toEqual([503, 503]);
    expect((await readProblem(refusals[1] as Response))[1].error).toContain('has moved to another database');
    expect(await running.checkStore()).toContain('has moved to another database');
    expect((await running.get('/home.json')).status).toBe(200);
    await expect(openService(data, from)).rejects.toThrow(
      `This station was moved to ${to ? 'PostgreSQL at' : 'SQLite'}`,
    );
    for (const where of [from, to])
      expect(await titlesOf(data, where)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:during|after)$/)]),
      );

    const target = await openService(data, to);
    expect((await target.put(draft(to ? 'there' : 'back'), '?draft=1')).status).toBeLessThan(300);
  }
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ event: 'Nothing can be written here any more' }),
  );
});

test('a move that is cancelled leaves the station where it was', async () => {
  const data = await withEveryState('cancelled');
  const url = await createDatabase(server.url, 'cancelled');
  await moveStation(data, { from: undefined, to: url }, quiet);
  const lines: string[] = [];
  await cancelMove(data, undefined, (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringMatching(/^The station is in SQLite again, without what was written in Post/),
  ]);
  const content = await openService(data);
  expect((await content.put(draft('here'), '?draft=1')).status).toBeLessThan(300);
});
