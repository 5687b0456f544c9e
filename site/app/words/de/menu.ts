import type { menuWords } from '../menu.ts';

export const menu: typeof menuWords = {
  menu: 'Menü',
  close: 'Menü schließen',
};
