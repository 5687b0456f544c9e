import postgres from 'postgres';
import { expect, test } from 'vitest';
import { readProblem, startContent } from '../../testing/content.ts';
import { show } from '../../testing/documents.ts';

test('searches that do not end block nothing else, and give an error in a sentence', async () => {
  const content = await startContent([show('first', '2026-11-01T10:00:00Z')]);
  const holder = postgres(content.settings.databaseUrl ?? '', { max: 1 });
  const [released, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = holder.begin(async (sql) => {
    await sql`LOCK TABLE found, found_tracks IN ACCESS EXCLUSIVE MODE`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const searches = Array.from({ length: 12 }, (_, at) =>
    content.get(`/search/played-in.json?query=word${at}`),
  );
  let ended = 0;
  for (const search of searches) void search.then(() => ended++);
  expect((await content.get('/shows/first.json')).status).toBe(200);
  expect((await content.get('/search/suggest.json?query=')).status).toBe(200);
  expect(ended).toBe(0);
  for (const search of searches) {
    const response = await search;
    expect([response.headers.get('retry-after'), ...(await readProblem(response))]).toEqual([
      '5',
      503,
      { error: 'Too much is being searched for just now. Please try again in a moment.' },
    ]);
  }
  released.resolve();
  await holding;
  await holder.end();
  expect((await content.get('/search/played-in.json?query=word1')).status).toBe(200);
  await content.close();
});
