import type { editorialWords } from '../editorial.ts';

export const editorial: typeof editorialWords = {
  wordsBy: 'Text: {author}',
  story: 'Der Text',
  inThisStory: 'In diesem Text',
  readOn: 'Weiterlesen',
  allStories: 'Alle Texte',
  everything: 'Alles',
  sections: 'Rubriken',
  stories: 'Texte',
  nothing: 'Hier wurde noch nichts geschrieben.',
};
