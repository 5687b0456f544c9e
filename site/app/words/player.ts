import { words } from './words.ts';

export const playerWords = words('player', {
  seek: 'Seek',
  position: '{position} of {duration}',
  copied: 'Link copied',
});
