import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { genre, resident, station } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';

const kills = 16;
const writer = join(import.meta.dirname, '../testing/durability-writer.ts');

/** Lets the writer write for a while, kills it in the middle, and returns the numbers it reported as done. */
async function writeAndKill(args: string[], afterWrites: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--no-warnings', writer, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    if (said.split('\n').length > afterWrites) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  });
  await once(child, 'close');
  return said
    .slice(0, said.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map(Number);
}

function integrityOf(file: string): unknown {
  const database = new DatabaseSync(file);
  const [row] = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return row?.integrity_check;
}

test('a write that was acknowledged survives a kill at any moment', async () => {
  const folder = temporaryFolder();
  const databaseUrl = await newDatabaseUrl();
  const seeded = await openStore(folder, databaseUrl);
  await seedStation(seeded, [station, genre('ambient', 'Ambient'), resident('ines', 'Inês Duarte')]);
  await seeded.close();

  let next = 0;
  for (let kill = 0; kill < kills; kill++) {
    const done = await writeAndKill(
      [folder, String(next), ...(databaseUrl ? [databaseUrl] : [])],
      1 + Math.floor(Math.random() * 15),
    );
    const store = await openStore(folder, databaseUrl);
    // PostgreSQL may still be finishing the dead process's transaction, which a write waits for.
    await store.write(async () => undefined, 60_000);
    const rows = (await store.rows.all('documents')).filter(({ type }) => type === 'show');
    const versions = new Map((await store.rows.all('versions')).map((version) => [version.id, version]));
    const shows = rows.filter(({ live }) => live !== null).length;
    const listed = await store.lists.count('shows');
    const entries = [...((await store.lists.documentsIn('shows')) ?? [])].length;
    const tracks = (await store.search.count(['kill'])).playedIn;
    // The writer publishes each show from a draft: the pointers must say so, and the live copy must equal the version.
    const whole = rows.filter(({ id, live, live_version, draft_version }) => {
      const version = versions.get(live_version);
      return (
        version?.document === id &&
        version?.json === live &&
        version?.state === 'live' &&
        draft_version === null
      );
    }).length;
    const drafts = rows.filter(({ live, draft_version }) => live === null && draft_version !== null).length;
    await store.close();

    const last = done.at(-1) ?? next - 1;
    // One more may be on disk than was reported: the kill can come between the two.
    expect([last + 1, last + 2]).toContain(shows);
    expect([listed, entries, tracks, whole]).toEqual([shows, shows, shows, shows]);
    if (!databaseUrl) expect(integrityOf(join(folder, 'content.sqlite'))).toBe('ok');
    // A kill may come between a draft and its publication.
    expect([0, 1]).toContain(drafts);
    next = shows;
  }
  expect(next).toBeGreaterThan(kills);
});
