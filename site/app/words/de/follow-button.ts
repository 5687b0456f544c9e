import type { followWords } from '../follow-button.ts';

export const followButton: typeof followWords = {
  followResident: '{name} folgen',
  follow: 'Folgen',
  following: 'Folge ich',
};
