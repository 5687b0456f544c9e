import { expect, test } from 'vitest';
import { readProblem, startContent } from '../testing/content.ts';
import { show } from '../testing/documents.ts';

test('a recording says which show it is of; one that is not ours is not found', async () => {
  const content = await startContent([show('low-water', '2026-11-01T20:00:00Z')]);
  expect(await content.json('/recordings/low-water.json')).toMatchObject({
    name: 'low-water',
    show: 'low-water',
    artist: 'Inês Duarte',
  });
  expect(await readProblem(await content.get('/recordings/nothing.json'))).toMatchObject([
    404,
    { parameter: 'name' },
  ]);
  await content.close();
});
