import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../testing/imports.ts';

const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

test('the studio imports itself, the contract and the packages it names, and nothing else of the project', () => {
  const imports = importsOf('studio/app');
  expect(imports.length).toBeGreaterThan(200);
  const others = imports.filter(
    ({ imported }) =>
      !imported.startsWith('studio/app/') &&
      !imported.startsWith('virtual:') &&
      !(packageOf(imported) in devDependencies),
  );
  expect(others).toEqual([]);
});

test('the public site takes nothing of the studio', () => {
  const taken = importsOf('site').filter(({ imported }) => /studio/.test(imported));
  expect(taken).toEqual([]);
});

test('what every screen uses knows no screen', () => {
  const below = ['api', 'router', 'ui', 'documents'];
  const upwards = importsOf('studio/app')
    .map(({ file, imported }) => [file.split('/')[2] ?? '', imported.split('/')[2] ?? '', file, imported])
    .filter(([from = '', to = '', , imported = '']) => {
      const at = below.indexOf(from);
      return at >= 0 && imported.startsWith('studio/app/') && to !== from && !below.includes(to);
    });
  expect(upwards).toEqual([]);
});
