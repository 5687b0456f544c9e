import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createDatabase, newDatabaseUrl } from '../../testing/database.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DatabaseLocked } from '../database-lock.ts';
import { openPostgresStore } from './open-store.ts';

const open = async (url?: string) =>
  openPostgresStore(temporaryFolder(), url ?? (await newDatabaseUrl()) ?? '');
const message = (url: string) =>
  open(url).then(
    () => 'opened',
    (error: Error) => error.message,
  );

test('a wrong database URL gives an error in a sentence without the password', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  expect(await message('mysql://host/database')).toMatch(
    /DATABASE_URL is no address of a PostgreSQL database/,
  );
  expect(await message('postgres://user:secret@127.0.0.1:1/station')).toMatch(
    /^PostgreSQL does not answer at 127\.0\.0\.1:1 /,
  );
  const refused = await message(url.replace(/:[^:@]+@/, ':secret@'));
  expect(refused).toMatch(/refuses the user postgres or the password/);
  expect(refused).not.toContain('secret');
  expect(await message(url.replace(/[^/]+$/, 'nothing'))).toMatch(/There is no database called nothing/);
});

test('processes that start at once on an empty database create its tables once', async () => {
  const url = await createDatabase(process.env.TEST_DATABASE_URL ?? '', `longwave_new_${process.pid}`);
  const stores = await Promise.all([open(url), open(url), open(url)]);
  expect(await Promise.all(stores.map((store) => store.documents.isEmpty()))).toEqual([true, true, true]);
  await Promise.all(stores.map((store) => store.close()));
});

test('a store opens as many connections as its address allows, and one more for changes', async () => {
  for (const max of [2, 6]) {
    const url = new URL((await newDatabaseUrl()) ?? '');
    url.searchParams.set('max', String(max));
    const store = await open(url.href);
    await Promise.all(Array.from({ length: 40 }, () => store.documents.isEmpty()));
    const sql = postgres(url.href, { max: 1 });
    const [row] = await sql`
      SELECT count(*)::int AS open FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'longwave'`;
    expect(row?.open).toBe(max + 1);
    await sql.end();
    await store.close();
  }
});

test('a newer version of the data is left alone', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const sql = postgres(url);
  await sql`UPDATE migrations SET version = 1000`;
  await sql.end();
  expect(await message(url)).toMatch(/written by a newer version/);
});

test('writes of several processes are done one after the other, and wait only so long', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const [one, other] = [await open(url), await open(url)];
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const long = one.write(async () => {
    started.resolve();
    await promise;
  });
  await started.promise;
  await expect(other.write(async () => undefined, 50)).rejects.toThrow(DatabaseLocked);
  // Reads, sessions and notices do not wait.
  expect(await other.documents.isEmpty()).toBe(true);
  await other.sessions.add('session', 10, 0);
  await other.push.clean(0);
  const waiting = other.write(async (tx) => tx.documents.insert('show', 'after', 1));
  resolve();
  await long;
  expect(await waiting).toBeGreaterThan(0);
  await Promise.all([one.close(), other.close()]);
});

test('when the server was away, later requests work again and no change is missed', async () => {
  const server = await startPostgres(['-c', 'fsync=off']);
  const url = await createDatabase(server.url, 'station');
  const [one, other] = [await open(url), await open(url)];
  const heard: unknown[] = [];
  other.onChange(({ keys }) => heard.push(...keys));
  await one.write(async (tx) => void tx.changes.keys.add('before'));
  await expect.poll(() => heard).toEqual(['before']);
  await server.stop();
  await expect(one.documents.isEmpty()).rejects.toThrow();
  await expect(one.write(async () => undefined)).rejects.toThrow();
  await server.start();
  await expect
    .poll(() =>
      one
        .write(async (tx) => void tx.changes.keys.add('after'))
        .then(
          () => 'written',
          () => 'not yet',
        ),
    )
    .toBe('written');
  await expect.poll(() => heard).toEqual(['before', 'after']);
  expect(await other.documents.isEmpty()).toBe(true);
  await Promise.all([one.close(), other.close()]);
  await server.remove();
});

test('JSON that PostgreSQL itself cannot read is stored and read as it was written', async () => {
  const store = await open();
  const json = JSON.stringify({ type: 'page', slug: 'p', title: 'a\0b\ud800', tracklist: [{ title: '\0' }] });
  await store.write(async (tx) => {
    const document = await tx.documents.insert('page', 'odd\0', 1);
    const version = await tx.versions.add({
      document,
      at: 1,
      author: 'a\0',
      state: 'live',
      json,
      note: null,
    });
    await tx.documents.setLive(document, { live: json, version, changed: 1, endsDraft: false });
    expect(await tx.versions.formerSlugs('page', 'odd\0')).toEqual([]);
    expect(await tx.documents.tracks([{ id: document, line: 0 }])).toEqual(['{"title":"\\u0000"}']);
  });
  expect((await store.documents.sitemap(5, 0)).map(({ validFrom }) => validFrom)).toEqual([null]);
  expect((await store.documents.readLive('page', 'odd\0'))?.live).toBe(json);
  await store.close();
});

test('a database in which transactions are stricter by default is written to by several processes all the same', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(
    `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_isolation = 'repeatable read'`,
  );
  await sql.end();
  const stores = [await open(url), await open(url)];
  const writes = Array.from({ length: 20 }, (_, at) =>
    stores[at % 2]?.write(({ leases }) => leases.take('test', `${at}`, 1, 1)),
  );
  await Promise.all(writes);
  await Promise.all(stores.map((store) => store.close()));
});
