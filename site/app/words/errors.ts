import { words } from './words.ts';

export const errorWords = words('errors', {
  title: 'Something went wrong',
});
