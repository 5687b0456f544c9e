import { expect, test } from 'vitest';
import { followsOpml } from './export-follows.ts';

test('[R-904] follows are exported as OPML, one podcast for each', () => {
  const follows = [
    { kind: 'resident' as const, id: 'mara', name: 'Mara & "Co" <live>', at: 1 },
    { kind: 'programme' as const, id: 'late-show', name: 'Late Show', at: 2 },
  ];
  const text = followsOpml(follows, 'Test Station', 'https://station.example');
  expect(text).toContain('<opml version="2.0">');
  expect(text).toContain('<title>Following at Test Station</title>');
  expect(text).toContain('text="Mara &amp; &quot;Co&quot; &lt;live&gt;"');
  expect(text).toContain('xmlUrl="https://station.example/residents/mara/podcast.xml"');
  expect(text).toContain('xmlUrl="https://station.example/programmes/late-show/podcast.xml"');
});
