import type { showsListWords } from '../shows-list.ts';

export const showsList: typeof showsListWords = {
  picked: 'Empfohlene Sendungen',
  whoCameBy: 'Wer zu Gast war',
  guestOn: 'bei {title}',
};
