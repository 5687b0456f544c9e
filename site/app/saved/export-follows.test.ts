import { expect, test } from 'vitest';
import { opmlOf } from './export-follows.ts';

test('[R-904] follows are exported as OPML, one podcast for each', () => {
  const follows = [
    { kind: 'resident' as const, id: 'mara', name: 'Mara & "Co" <live>', at: 1 },
    { kind: 'programme' as const, id: 'low-water', name: 'Low Water', at: 2 },
  ];
  const text = opmlOf(follows, 'Estuary', 'https://estuary.example');
  expect(text).toContain('<opml version="2.0">');
  expect(text).toContain('<title>Following at Estuary</title>');
  expect(text).toContain('text="Mara &amp; &quot;Co&quot; &lt;live&gt;"');
  expect(text).toContain('xmlUrl="https://estuary.example/residents/mara/podcast.xml"');
  expect(text).toContain('xmlUrl="https://estuary.example/programmes/low-water/podcast.xml"');
});
