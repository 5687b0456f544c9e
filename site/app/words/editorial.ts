import { words } from './words.ts';

export const editorialWords = words('editorial', {
  wordsBy: 'Words by {author}',
  story: 'The story',
  inThisStory: 'In this story',
  readOn: 'Read on',
  allStories: 'All stories',
  everything: 'Everything',
  sections: 'Sections',
  stories: 'Stories',
  nothing: 'Nothing has been written here yet.',
});
