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
import { keepingAssets } from './kept-assets.ts';

test('[R-603] files of earlier builds stay for a week, so that an open page still finds its parts', async () => {
  const assets = join(mkdtempSync(join(tmpdir(), 'longwave-')), 'assets');
  mkdirSync(assets);
  writeFileSync(join(assets, 'home-old1.js'), 'old');
  writeFileSync(join(assets, 'home-older.js'), 'older');
  const longAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  utimesSync(join(assets, 'home-older.js'), longAgo, longAgo);
  await keepingAssets(assets, async () => {
    rmSync(assets, { recursive: true });
    mkdirSync(assets);
    writeFileSync(join(assets, 'home-new1.js'), 'new');
  });
  expect(readdirSync(assets).sort()).toEqual(['home-new1.js', 'home-old1.js']);
  expect(readFileSync(join(assets, 'home-old1.js'), 'utf8')).toBe('old');
});
