import { words } from './words.ts';

export const homeDeferredWords = words('home-deferred', {
  read: 'Read',
  allEditorial: 'All editorial',
  picks: 'Worth an evening',
  allPicks: 'All picks',
  watch: 'Watch',
  allTv: 'All TV',
  // The heading of a single collection, by its kind.
  series: 'Series',
  takeovers: 'Takeover',
  'guest-residencies': 'Guest residency',
  residents: 'Residents',
  everyone: 'Everyone',
});
