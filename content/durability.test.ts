import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedStation } from './seed.ts';
import { openStore } from './store.ts';
import { genre, resident, station } from './testing/documents.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const kills = 16;
const writer = join(import.meta.dirname, 'testing', 'durability-writer.ts');

/** Lets the writer write for a while, kills it in the middle, and answers the numbers it said were done. */
async function writeAndKill(folder: string, first: number, afterWrites: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--no-warnings', writer, folder, String(first)], {
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

test('a write that was answered survives a kill at any moment', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const seeded = openStore(folder);
  seedStation(seeded, [station, genre('ambient', 'Ambient'), resident('ines', 'Inês Duarte')]);
  seeded.close();

  let next = 0;
  for (let kill = 0; kill < kills; kill++) {
    const done = await writeAndKill(folder, next, 1 + Math.floor(Math.random() * 15));
    const store = openStore(folder);
    const shows = store.sql(`SELECT slug FROM documents WHERE type = 'show'`).all().length;
    const listed = store.sql(`SELECT count FROM lists WHERE name = 'shows'`).get()?.count;
    const entries = store
      .sql(`SELECT count(*) AS count FROM entries WHERE list = (SELECT id FROM lists WHERE name = 'shows')`)
      .get()?.count;
    const tracks = store
      .sql(`SELECT count(*) AS count FROM found_tracks WHERE found_tracks MATCH 'kill'`)
      .get()?.count;
    const integrity = store.sql('PRAGMA integrity_check').get()?.integrity_check;
    store.close();

    const last = done.at(-1) ?? next - 1;
    // One more may be on disk than was answered: the kill can come between the two.
    expect([last + 1, last + 2]).toContain(shows);
    expect([listed, entries, tracks, integrity]).toEqual([shows, shows, shows, 'ok']);
    next = shows;
  }
  expect(next).toBeGreaterThan(kills);
});
