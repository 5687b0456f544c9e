import { words } from './words.ts';

export const offlineWords = words('offline', {
  notice: 'You are offline. Pages you have seen can still be read; the radio comes back with the network.',
  title: 'Offline',
  headline: 'You are offline',
  explanation: 'This page has not been seen on this device yet, so it cannot be shown without the network.',
  home: 'Go to the front page',
  saved: 'What you saved',
});
