import { words } from './words.ts';

export const errorWords = words('errors', {
  title: 'Something went wrong',
  nothing: 'Nothing to see here',
  headline: 'Nothing to see here...',
  goHome: 'Go Home',
  unknownUrl: 'Page not found: {url}',
});
