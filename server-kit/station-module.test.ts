import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canMake, loadStationModule } from './station-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'longwave-module-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a station of files has no code; one with a station.ts has its default export', async () => {
  expect(await loadStationModule(folder)).toBeUndefined();
  writeFileSync(
    join(folder, 'station.ts'),
    `export default { picture: (name: string) => (name === 'one' ? {} : undefined), recording() {}, clip() {} };`,
  );
  const station = await loadStationModule(folder);
  expect(canMake(station, 'picture', 'one')).toBe(true);
  expect(canMake(station, 'picture', 'two')).toBe(false);
  expect(canMake(undefined, 'picture', 'one')).toBe(false);
});

test('a station that lists what it makes is asked for that only', () => {
  const fail = () => {
    throw new Error('made for nothing');
  };
  const station = {
    ...{ documents: () => [], filler: [], picture: fail, recording: fail, clip: fail },
    makes: (kind: string, name: string) => kind === 'clip' && name === 'one',
  };
  expect(canMake(station, 'clip', 'one')).toBe(true);
  expect(canMake(station, 'picture', 'one')).toBe(false);
});
