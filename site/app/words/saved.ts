import { words } from './words.ts';

export const savedWords = words('saved', {
  title: 'Saved',
  description: 'What you follow, favourite and have listened to, kept on this device.',
  lead: 'Kept in this browser, on this device, without an account.',
  needsScript: 'This page reads what your browser keeps, for which it needs JavaScript.',
  // Followed by `findShows`, a link.
  nothing: 'Nothing yet. Press the heart on a show, follow a resident or a programme, or',
  findShows: 'find something to hear',
  fresh: 'New from those you follow',
  takeToPodcasts: 'Take these to a podcast app (OPML)',
  halfHeard: 'Go on listening',
  position: '{position} of {duration}',
  favourites: 'Favourites',
  removeFavourite: 'Remove {title} from favourites',
  following: 'Following',
  stopFollowing: 'Stop following {name}',
  remove: 'Remove',
  history: 'History',
  yourData: 'Your data',
  export: 'Export',
  eraseHistory: 'Erase history',
  eraseAll: 'Erase everything',
  eraseAllNow: 'Yes, erase everything',
  keep: 'Keep',
  followingAt: 'Following at {station}',
});
