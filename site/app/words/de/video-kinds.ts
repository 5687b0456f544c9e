import type { videoKindTitles } from '../video-kinds.ts';

export const videoKinds: typeof videoKindTitles = {
  shorts: 'Kurzfilme',
  'music-videos': 'Musikvideos',
  'live-sessions': 'Live-Sessions',
};
