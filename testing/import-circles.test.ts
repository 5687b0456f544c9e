import { expect, test } from 'vitest';
import { findCircle, importGraph, importsOf } from './imports.ts';

/** Folders whose files must not import each other in a circle. */
const foldersWithoutCircles = [
  'contract',
  'content',
  'server-kit',
  'site',
  'studio',
  'station',
  'stations',
  'radio',
  'e2e',
  'bench',
];

test('a circle is found', () => {
  const imports = [
    { file: 'a.ts', imported: 'b.ts' },
    { file: 'b.ts', imported: 'c.ts' },
    { file: 'c.ts', imported: 'b.ts' },
  ];
  const graph = importGraph(imports, (file) => file);
  expect(findCircle(graph)).toEqual(['b.ts', 'c.ts', 'b.ts']);
  graph.delete('c.ts');
  expect(findCircle(graph)).toBeNull();
});

for (const folder of foldersWithoutCircles) {
  test(`no file of ${folder} imports another that imports it, not even its types`, () => {
    const imports = importsOf(folder);
    expect(imports.length).toBeGreaterThan(20);
    expect(findCircle(importGraph(imports, (file) => file))).toBeNull();
  });
}
