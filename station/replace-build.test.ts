import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

function makeBuild(folder: string, name: string, assets: string[]): void {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/index.js'), name);
  for (const asset of assets) writeFileSync(join(folder, 'client/assets', asset), name);
}

test('[R-603] files of earlier builds stay for a week, so that an open page still finds its parts', () => {
  const served = mkdtempSync(join(tmpdir(), 'longwave-'));
  makeBuild(served, 'old', ['home-old1.js', 'home-older.js', 'same.js']);
  const longAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  utimesSync(join(served, 'client/assets/home-older.js'), longAgo, longAgo);
  const finished = join(served, 'next');
  makeBuild(finished, 'new', ['home-new1.js', 'same.js']);

  replaceBuild(served, finished);
  expect(readdirSync(served).sort()).toEqual(['client', 'server']);
  expect(readFileSync(join(served, 'server/index.js'), 'utf8')).toBe('new');
  const assets = join(served, 'client/assets');
  expect(readdirSync(assets).sort()).toEqual(['home-new1.js', 'home-old1.js', 'same.js']);
  expect(readFileSync(join(assets, 'home-old1.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(assets, 'same.js'), 'utf8')).toBe('new');
  rmSync(served, { recursive: true });
});

test('files of the station that runs stay too, for what it loads late', () => {
  const served = mkdtempSync(join(tmpdir(), 'longwave-'));
  makeBuild(served, 'old', []);
  writeFileSync(join(served, 'server/content-thread-old1.js'), 'old');
  mkdirSync(join(served, 'server/assets'));
  makeBuild(join(served, 'next'), 'new', []);

  replaceBuild(served, join(served, 'next'));
  expect(readdirSync(join(served, 'server')).sort()).toEqual(['content-thread-old1.js', 'index.js']);
  expect(readFileSync(join(served, 'server/index.js'), 'utf8')).toBe('new');
  rmSync(served, { recursive: true });
});

test('the first build has nothing to replace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longwave-'));
  makeBuild(join(folder, 'finished'), 'first', ['home.js']);
  replaceBuild(join(folder, 'served'), join(folder, 'finished'));
  expect(readdirSync(join(folder, 'served/client/assets'))).toEqual(['home.js']);
  rmSync(folder, { recursive: true });
});
