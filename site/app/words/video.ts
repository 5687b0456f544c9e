import { words } from './words.ts';

export const videoWords = words('video', {
  next: 'Watch next',
});
