import { words } from './words.ts';

export const searchWords = words('search', {
  showResults: 'Show results',
  shows: 'Shows found',
  noShows: 'No show has this in its title or text',
  residents: 'Residents found',
  noResidents: 'No resident goes by this',
  playedIn: 'Played in',
  noTracks: 'No tracklist has this',
  everything: 'See everything found for “{query}”',
  failed: 'Search is not answering. Try once more in a minute.',
  nothing: 'Nothing found for “{query}”.',
  start: 'A name, a song, half a line of a title: start anywhere.',
  spelling: 'Check the spelling, or use fewer words.',
  tracks: 'Tracks are found by artist and by title, as the residents wrote them down.',
  latest: 'The latest shows',
  allResidents: 'All residents',
  onNow: 'What is on now',
  genres: 'Or start from a genre',
});
