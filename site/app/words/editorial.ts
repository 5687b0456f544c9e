import { words } from './words.ts';

export const editorialWords = words('editorial', {
  everything: 'Everything',
  sections: 'Sections',
  stories: 'Stories',
  nothing: 'Nothing has been written here yet.',
});
