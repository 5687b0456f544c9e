import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Playwright's global setup: seeds a data folder once, which `startStation` copies for every station of a test. */
export default function seedData(): () => void {
  const data = mkdtempSync(join(tmpdir(), 'longwave-seeded-'));
  const { status, stderr } = spawnSync(process.execPath, ['station/commands/seed.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA: data, STATION: 'stations/fixture' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The data could not be seeded: ${stderr}`);
  // Workers inherit the environment.
  process.env.TEST_SEEDED_DATA = data;
  return () => rmSync(data, { recursive: true, force: true });
}
