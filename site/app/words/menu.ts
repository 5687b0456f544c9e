import { words } from './words.ts';

export const menuWords = words('menu', {
  menu: 'Menu',
  close: 'Close menu',
});
