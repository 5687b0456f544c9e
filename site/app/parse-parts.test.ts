import { redirects } from '@longwave/contract/redirects.ts';
import { liveNow } from '@longwave/contract/schedule.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { expect, test, vi } from 'vitest';
import { home } from '../testing/sample-content.ts';
import { parseParts } from './parse-parts.ts';

test('an unsafe link is left out and reported, and the rest stays', () => {
  const report = vi.fn();
  const bad = { itemtitle: 'Bad', itemurl: '//evil.example', newtab: false };
  const input = {
    ...home,
    additionalnav: [bad, ...home.additionalnav, { ...bad, itemurl: 'javascript:alert(1)' }],
    station: { ...home.station, accountUrl: '//evil.example' },
  };
  const parsed = parseParts(siteContent, input, report);
  expect(parsed).toEqual(home);
  expect(report.mock.calls.map(([part]) => part)).toEqual([
    'station.accountUrl',
    'additionalnav.0.itemurl',
    'additionalnav.1.itemurl',
  ]);
});

test('one bad redirect leaves the others', () => {
  const good = { from: '/old', to: '/info', permanent: true };
  const input = { redirects: [{ ...good, to: '//evil.example' }, good, { from: '/x' }] };
  expect(parseParts(redirects, input, () => undefined)).toEqual({ redirects: [good] });
});

test('the smallest part that may be missing is the one that goes', () => {
  const [show] = home.latest;
  const input = {
    ...home,
    latest: [{ ...show, genres: [{ id: 'dub', title: 'Dub' }, { id: 5 }] }],
    collection: { ...home.collection, card: { title: 'Half a card' } },
  };
  const parsed = parseParts(siteContent, input, () => undefined);
  expect(parsed.latest[0]?.genres).toEqual([{ id: 'dub', title: 'Dub' }]);
  expect(parsed.collection).toBeNull();
});

test('what cannot be left out is an error; so is an input with too much at fault', () => {
  expect(() => parseParts(siteContent, { ...home, latest: 'all' }, () => undefined)).toThrow();
  expect(() => parseParts(liveNow, { live: 'perhaps' }, () => undefined)).toThrow();
  expect(() => parseParts(siteContent, null, () => undefined)).toThrow();
  const many = Array.from({ length: 101 }, () => ({}));
  expect(() => parseParts(redirects, { redirects: many }, () => undefined)).toThrow();
});
