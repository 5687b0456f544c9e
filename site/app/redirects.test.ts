import { expect, test, vi } from 'vitest';
import { destination, destinationWithPage } from './redirects.ts';
import { serverLog } from './server-log.ts';

const rule = (from: string, to: string, permanent = true) => ({ from, to, permanent });

test('[R-142] a rule leads to a path or to an absolute URL', () => {
  expect(destination([rule('/a', '/b')], '/a')).toMatchObject({ to: '/b', permanent: true });
  expect(destination([rule('/a', 'https://x.example/')], '/a')?.to).toBe('https://x.example/');
  expect(destination([rule('/a', '/b')], '/c')).toBeUndefined();
});

test('a chain of rules is one step, permanent only if all are', () => {
  expect(destination([rule('/a', '/b'), rule('/b', '/c?x=1', false)], '/a')).toMatchObject({
    to: '/c?x=1',
    permanent: false,
  });
});

test('the query is kept unless the target has one of its own', () => {
  const to = (target: string, query: string) => destination([rule('/a', target)], '/a', query)?.to;
  expect(to('/b', '?x=1&y=%20')).toBe('/b?x=1&y=%20');
  expect(to('/b#part', '?x=1')).toBe('/b?x=1#part');
  expect(to('/b?own=1#part', '?x=1')).toBe('/b?own=1#part');
  expect(to('https://x.example/', '?x=1')).toBe('https://x.example/?x=1');
  expect(to('/b#part', '')).toBe('/b#part');
  const chain = [rule('/a', '/b?own=1'), rule('/b', '/c')];
  expect(destination(chain, '/a', '?x=1')?.to).toBe('/c?own=1');
});

test('a rule holds however its path is written', () => {
  const to = (from: string, path: string) => destination([rule(from, '/b')], path)?.to;
  expect(to('/old/', '/old')).toBe('/b');
  expect(to('/größe', '/gr%C3%B6%C3%9Fe')).toBe('/b');
  expect(to('/gr%c3%b6%c3%9fe/', '/gr%C3%B6%C3%9Fe')).toBe('/b');
  expect(to('/100%', '/100%')).toBe('/b');
  expect(destination([rule('/a', '/b/'), rule('/b', '/c')], '/a')?.to).toBe('/c');
});

test('podcast, calendar and embedded player of a page move with it', () => {
  const rules = [
    rule('/residents/ada', '/residents/ada-b'),
    rule('/programmes/dawn', '/programmes/dusk#episodes'),
    rule('/shows/one', '/shows/two'),
    rule('/shows/gone', '/shows'),
    rule('/residents/left', 'https://elsewhere.example/residents/left'),
    rule('/residents/now', '/programmes/now'),
  ];
  const to = (path: string, query = '') => destinationWithPage(rules, path, query)?.to;
  expect(to('/residents/ada/podcast.xml')).toBe('/residents/ada-b/podcast.xml');
  expect(to('/programmes/dawn/schedule.ics', '?x=1')).toBe('/programmes/dusk/schedule.ics?x=1');
  expect(to('/embed/shows/one')).toBe('/embed/shows/two');
  for (const path of ['/shows/one', '/embed/shows/gone', '/embed/residents/ada', '/residents/ada/other'])
    expect([path, to(path)]).toEqual([path, undefined]);
  for (const id of ['left', 'now', 'unknown']) expect(to(`/residents/${id}/podcast.xml`)).toBeUndefined();
});

test('rules that lead in a circle are not followed', () => {
  const warn = vi.spyOn(serverLog, 'warn').mockReturnValue(undefined);
  expect(destination([rule('/a', '/b'), rule('/b', '/a')], '/a')).toBeUndefined();
  expect(destination([rule('/a', '/a')], '/a')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});
