import type { suggestionWords } from '../suggestions.ts';

export const suggestions: typeof suggestionWords = {
  list: 'Vorschläge',
  many: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  show: 'Sendung',
  resident: 'Resident',
  track: 'Gespielt in',
  programme: 'Sendereihe',
  article: 'Artikel',
  video: 'Video',
  collection: 'Sammlung',
};
