import { words } from './words.ts';

export const articleWords = words('article', {
  wordsBy: 'Words by {author}',
  story: 'The story',
  inThisStory: 'In this story',
  readOn: 'Read on',
  allStories: 'All stories',
});
