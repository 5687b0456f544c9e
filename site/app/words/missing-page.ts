import { words } from './words.ts';

export const missingPageWords = words('missing-page', {
  notFound: 'Page Not Found: {path}',
});
