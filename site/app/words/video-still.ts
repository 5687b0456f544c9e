import { words } from './words.ts';

export const videoStillWords = words('video-still', {
  notLoaded: 'The video player could not be loaded. Try again in a moment.',
  watchTitleAt: 'Watch “{title}” at {host}',
});
