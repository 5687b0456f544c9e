import { words } from './words.ts';

export const videoErrorWords = words('video-errors', {
  watchAt: 'Watch it at {host}',
  badUrl: 'This video cannot be played: its address holds an invalid parameter.',
  playerError: 'This video cannot be played: its HTML5 player reported an error.',
  removed: 'This video was not found. It has been removed or made private.',
  notEmbeddable: 'The owner of this video does not allow it to be embedded.',
  unknown: 'An unknown error occured',
  fileFailed: 'This video could not be loaded. Try again in a moment.',
  blocked: 'The player of {host} does not load. It may be blocked in this browser, or away for a moment.',
});
