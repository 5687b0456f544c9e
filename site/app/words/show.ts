import { words } from './words.ts';

export const showPageWords = words('show', {
  episodeOf: 'An episode of {title}',
  about: 'About this show',
  // Followed by titles.
  partOf: 'Part of',
  moreFrom: 'More from {name}',
  moreFromSame: 'More from the same hands',
  allTheirs: 'All their shows',
  related: 'Related shows',
  neighbours: 'Neighbouring shows',
  before: 'Before',
  after: 'After',
  tracklist: 'Tracklist',
  earlier: 'Earlier tracks',
  later: 'Later tracks',
  // Followed by a time.
  trackFrom: 'Play from',
});
