import type { showsFilterWords } from '../shows-filter.ts';

export const showsFilter: typeof showsFilterWords = {
  title: 'Sendungen',
  archive: 'Das Archiv nach Genre: wähl eines oder mehrere.',
  showsOf: 'Sendungen: {genres}',
  showsThatPlay: 'Sendungen mit {genres}.',
};
