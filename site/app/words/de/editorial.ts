import type { editorialWords } from '../editorial.ts';

export const editorial: typeof editorialWords = {
  everything: 'Alles',
  sections: 'Rubriken',
  stories: 'Texte',
  nothing: 'Hier wurde noch nichts geschrieben.',
};
