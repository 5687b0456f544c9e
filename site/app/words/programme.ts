import { words } from './words.ts';

export const programmeWords = words('programme', {
  podcastOf: '{title} as a podcast',
  programme: 'Programme',
  story: 'Its story',
  elsewhere: '{title} elsewhere',
  makers: 'Who makes it',
  episodes: { one: '{count} episode', other: '{count} episodes' },
  podcast: 'As a podcast',
  noEpisodes: 'Nothing recorded yet: hear it live first.',
  newest: '← The newest episodes',
  loadMore: 'Load more',
  // Followed by `nextPage`, a link.
  failed: 'They could not be read just now. Press once more, or',
  nextPage: 'open the next page',
});
