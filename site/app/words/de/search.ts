import type { searchWords } from '../search.ts';

export const search: typeof searchWords = {
  showResults: 'Ergebnisse anzeigen',
  shows: 'Gefundene Sendungen',
  noShows: 'Keine Sendung hat das in Titel oder Text',
  residents: 'Gefundene Residents',
  noResidents: 'Kein Resident heißt so',
  playedIn: 'Gespielt in',
  noTracks: 'In keiner Tracklist steht das',
  everything: 'Alles, was zu „{query}“ gefunden wurde',
  failed: 'Die Suche antwortet nicht. Versuch es in einer Minute noch einmal.',
  nothing: 'Nichts gefunden zu „{query}“.',
  start: 'Ein Name, ein Stück, ein halber Titel: fang irgendwo an.',
  spelling: 'Prüf die Schreibweise oder nimm weniger Wörter.',
  tracks: 'Stücke findest du nach Artist und Titel, so wie die Residents sie aufgeschrieben haben.',
  latest: 'Die neuesten Sendungen',
  allResidents: 'Alle Residents',
  onNow: 'Was gerade läuft',
  genres: 'Oder mit einem Genre anfangen',
};
