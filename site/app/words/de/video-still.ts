import type { videoStillWords } from '../video-still.ts';

export const videoStill: typeof videoStillWords = {
  notLoaded: 'Der Videoplayer konnte nicht geladen werden. Versuch es gleich noch einmal.',
  watchTitleAt: '„{title}“ bei {host} ansehen',
};
