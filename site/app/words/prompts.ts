import { words } from './words.ts';

export const promptWords = words('prompts', {
  createAccount: 'Create an account',
  unfollow: 'Unfollow',
  unfavourite: 'Unfavourite',
  followWithAccount: 'With an account at {station} you can follow {name} on every device you use.',
  followHere: '{station} has no accounts yet, but you can follow {name} on this device.',
  favouriteWithAccount: 'With an account at {station} you can favourite {title} on every device you use.',
  favouriteHere: '{station} has no accounts yet, but you can favourite {title} on this device.',
  stored: 'What you keep here stays in this browser.',
  keepHere: 'Keep on this device',
  notNow: 'Not now',
  stopFollowing: 'Stop following {name} on this device?',
  removeFavourite: 'Take {title} off your favourites on this device?',
  keep: 'Keep',
});
