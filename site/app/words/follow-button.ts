import { words } from './words.ts';

export const followWords = words('follow-button', {
  followResident: 'Follow {name}',
  follow: 'Follow',
  following: 'Following',
});
