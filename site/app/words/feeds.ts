import { words } from './words.ts';

export const feedWords = words('feeds', {
  editorial: '{station}: editorial',
  editorialAbout: 'News and reading from {station}, {strapline}',
  residentOn: '{name} on {station}',
  showsOf: 'Shows of {name}',
  with: 'With {names}.',
  episodesOf: 'Episodes of {title}',
  listenLive: 'Listen live',
  shows: 'Shows',
  listenAt: 'Listen at {station}',
});
