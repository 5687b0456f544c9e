import { expect, test, vi } from 'vitest';
import { home } from '../testing/sample-content.ts';
import { serverLog } from './server-log.ts';
import { navigationLinksOf } from './shell/navigation.tsx';
import { shellOf } from './shell-content.ts';

test('[R-133] [R-150] the navigation has Discover, one link for each listed page, and the extra links', () => {
  expect(navigationLinksOf(shellOf(home))).toEqual([
    { title: 'Discover', href: '/shows', newTab: false },
    { title: 'Info', href: '/info', newTab: false },
    { title: 'Shop', href: 'https://shop.example/', newTab: true },
  ]);
});

test('[R-156] ids of children and grandchildren are flattened into routes', () => {
  expect(shellOf(home).routes).toEqual(['info', 'secret', 'deeper']);
});

test('[R-156] without children the list is empty and a warning is logged', () => {
  const warn = vi.spyOn(serverLog, 'warn').mockReturnValue(undefined);
  expect(shellOf({ ...home, children: [] }).routes).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test('[R-153] the copy block of the footer is sanitised', () => {
  expect(shellOf(home).footercopy).toBe('<p>Made by volunteers</p>');
});

test('what has nothing in it is in no menu', () => {
  const children = [
    { id: 'shows', title: 'Discover', isListed: false },
    {
      id: 'tv',
      title: 'TV',
      isListed: true,
      children: [{ id: 'tv/shorts', title: 'Shorts', isListed: false }],
    },
    { id: 'editorial', title: 'Editorial', isListed: false },
  ];
  const shell = shellOf({ ...home, children, additionalnav: [] });
  expect(navigationLinksOf(shell)).toEqual([{ title: 'TV', href: '/tv', newTab: false }]);
  expect(shell.emptyParts).toEqual(['tv/shorts']);
});
