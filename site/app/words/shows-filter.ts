import { words } from './words.ts';

export const showsFilterWords = words('shows-filter', {
  title: 'Shows',
  archive: 'The archive by genre: choose one or several.',
  showsOf: '{genres} shows',
  showsThatPlay: 'Shows that play {genres}.',
});
