import { words } from './words.ts';

export const buttonWords = words('buttons', {
  favourite: 'Favourite {title}',
  followResident: 'Follow {name}',
  follow: 'Follow',
  following: 'Following',
  playNext: 'Play next',
  playsNext: 'Plays next',
});
