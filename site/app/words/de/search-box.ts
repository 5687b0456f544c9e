import type { searchBoxWords } from '../search-box.ts';

export const searchBox: typeof searchBoxWords = {
  label: 'Suche',
  placeholder: 'Sendungen, Leute, Stücke, Texte',
  showResults: 'Ergebnisse anzeigen',
};
