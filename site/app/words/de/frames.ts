import type { frameWords } from '../frames.ts';

export const frames: typeof frameWords = {
  video: 'Video',
  mix: 'Mixcloud-Player',
  advertising: 'Werbung',
};
