import { expect, test } from 'vitest';
import { findCircle, importGraph, importsOf } from '../../testing/imports.ts';

const imports = importsOf('site/app');

/** The top folder of a file in site/app; for a file that is directly in site/app, the file's name. */
const folderOf = (path: string) => path.replace(/^site\/app\//, '').split('/')[0] ?? path;

/** Maps each folder to the folders it imports. */
const folderGraph = importGraph(imports, folderOf);

test('no folder of site/app imports another that imports it, directly or by way of others', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(folderGraph.get('radio')).toContain('player');
  expect(findCircle(folderGraph)).toBeNull();
});

test('ui is presentational: it imports ui, words, the contract and React, and no state', () => {
  const others = imports
    .filter(({ file }) => folderOf(file) === 'ui')
    .filter(({ imported }) => !/^(?:site\/app\/(?:ui|words)\/|@longwave\/contract\/|react$)/.test(imported))
    .map(({ file, imported }) => `${file} imports ${imported}`);
  expect(others).toEqual([]);
});

test('the player knows neither the radio nor what is saved', () => {
  const known = folderGraph.get('player') ?? new Set();
  expect(
    [...known].filter((folder) => ['radio', 'saved', 'shows', 'shell', 'pages'].includes(folder)),
  ).toEqual([]);
});
