import { redirects } from '@longwave/contract/redirects.ts';
import { liveNow } from '@longwave/contract/schedule.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { expect, test, vi } from 'vitest';
import { home } from '../testing/sample-content.ts';
import { parseParts } from './parse-parts.ts';

test('[R-145] a link that is not safe is left out and told of, and the rest stands', () => {
  const tell = vi.fn();
  const bad = { itemtitle: 'Bad', itemurl: '//evil.example', newtab: false };
  const answer = {
    ...home,
    additionalnav: [bad, ...home.additionalnav, { ...bad, itemurl: 'javascript:alert(1)' }],
    station: { ...home.station, accountUrl: '//evil.example' },
  };
  const parsed = parseParts(siteContent, answer, tell);
  expect(parsed).toEqual(home);
  expect(tell.mock.calls.map(([part]) => part)).toEqual([
    'station.accountUrl',
    'additionalnav.0.itemurl',
    'additionalnav.1.itemurl',
  ]);
});

test('[R-145] one bad redirect leaves the others', () => {
  const good = { from: '/old', to: '/info', permanent: true };
  const answer = { redirects: [{ ...good, to: '//evil.example' }, good, { from: '/x' }] };
  expect(parseParts(redirects, answer, () => undefined)).toEqual({ redirects: [good] });
});

test('the smallest part that may be missing is the one that goes', () => {
  const [show] = home.latest;
  const answer = {
    ...home,
    latest: [{ ...show, genres: [{ id: 'dub', title: 'Dub' }, { id: 5 }] }],
    collection: { ...home.collection, card: { title: 'Half a card' } },
  };
  const parsed = parseParts(siteContent, answer, () => undefined);
  expect(parsed.latest[0]?.genres).toEqual([{ id: 'dub', title: 'Dub' }]);
  expect(parsed.collection).toBeNull();
});

test('what cannot be left out is an error; so is an answer with too much at fault', () => {
  expect(() => parseParts(siteContent, { ...home, latest: 'all' }, () => undefined)).toThrow();
  expect(() => parseParts(liveNow, { live: 'perhaps' }, () => undefined)).toThrow();
  expect(() => parseParts(siteContent, null, () => undefined)).toThrow();
  const many = Array.from({ length: 101 }, () => ({}));
  expect(() => parseParts(redirects, { redirects: many }, () => undefined)).toThrow();
});
