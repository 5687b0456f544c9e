import { words } from './words.ts';

export const videoKindTitles = words('video-kinds', {
  shorts: 'Shorts',
  'music-videos': 'Music videos',
  'live-sessions': 'Live sessions',
});
