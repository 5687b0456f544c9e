import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';
import { isPageId, pageIdOf } from './slug.ts';

test('[R-145] a link never starts with // and never runs a script', () => {
  const good = [
    '/',
    '/shows?x=1#y',
    '#top',
    '?page=2',
    'https://example.org/a',
    'mailto:a@example.org',
    'tel:+44 20',
  ];
  const bad = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /x',
    'x',
    '',
  ];
  expect(good.filter((target) => !isSafeLink(target))).toEqual([]);
  expect(bad.filter(isSafeLink)).toEqual([]);
});

test('[R-140] a page id is the path without slashes at its ends, home for the root', () => {
  expect(['/', '', '/shows/', '/tv/shorts', 'info'].map(pageIdOf)).toEqual([
    'home',
    'home',
    'shows',
    'tv/shorts',
    'info',
  ]);
  expect(['shows', 'tv/shorts', 'a-1/b'].every(isPageId)).toBe(true);
  expect(
    ['', '/', 'A', 'a//b', '../a', 'a_b', '__proto__', 'a/b/c/d/e', 'a'.repeat(201)].some(isPageId),
  ).toBe(false);
});
