import type { playVideoWords } from '../play-video.ts';

export const playVideo: typeof playVideoWords = {
  play: 'Video {title} abspielen',
};
