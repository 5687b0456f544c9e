import { words } from './words.ts';

export const frameWords = words('frames', {
  video: 'Video',
  mix: 'Mixcloud player',
  advertising: 'Advertising',
});
