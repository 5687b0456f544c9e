import type { articleWords } from '../article.ts';

export const article: typeof articleWords = {
  wordsBy: 'Text: {author}',
  story: 'Der Text',
  inThisStory: 'In diesem Text',
  readOn: 'Weiterlesen',
  allStories: 'Alle Texte',
};
