import type { feedWords } from '../feeds.ts';

export const feeds: typeof feedWords = {
  editorial: '{station}: Magazin',
  editorialAbout: 'Neues und Lesestoff von {station}, {strapline}',
  residentOn: '{name} bei {station}',
  showsOf: 'Sendungen von {name}',
  with: 'Mit {names}.',
  episodesOf: 'Folgen von {title}',
  listenLive: 'Live hören',
  shows: 'Sendungen',
  listenAt: 'Bei {station} hören',
};
