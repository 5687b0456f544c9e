import { words } from './words.ts';

export const programmeWords = words('programmes', {
  podcastOf: '{title} as a podcast',
  programme: 'Programme',
  story: 'Its story',
  elsewhere: '{title} elsewhere',
  makers: 'Who makes it',
  episodes: { one: '{count} episode', other: '{count} episodes' },
  podcast: 'As a podcast',
  noEpisodes: 'Nothing recorded yet: hear it live first.',
  nothing: 'Nothing here yet.',
  running: 'In the schedule',
  ended: 'Not in the schedule now',
  newest: '← The newest episodes',
  loadMore: 'Load more',
  // Followed by `nextPage`, a link.
  failed: 'They could not be read just now. Press once more, or',
  nextPage: 'open the next page',
  onAir: 'On air now',
});
