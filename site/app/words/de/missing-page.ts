import type { missingPageWords } from '../missing-page.ts';

export const missingPage: typeof missingPageWords = {
  notFound: 'Diese Seite gibt es nicht: {path}',
};
