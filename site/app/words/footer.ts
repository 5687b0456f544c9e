import { words } from './words.ts';

export const footerWords = words('footer', {
  navigate: 'Navigate',
  follow: 'Follow',
  contact: 'Contact',
});
