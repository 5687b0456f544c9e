import { words } from './words.ts';

export const showWords = words('shows', {
  title: 'Shows',
  all: 'All',
  latest: 'Latest',
  featured: 'Featured',
  guests: 'Guests',
  appliedGenres: 'Applied genres',
  removeGenre: 'Remove {title}',
  clearAll: 'Clear all',
  picked: 'Picked shows',
  whoCameBy: 'Who came by',
  guestOn: 'on {title}',
  loadMore: 'Load more',
  playFrom: 'Play from {time}',
  share: 'Share',
  shareShow: 'Share {title}',
  copied: 'Address copied',
});
