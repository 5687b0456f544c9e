import type { failedPageWords } from '../failed-page.ts';

export const failedPage: typeof failedPageWords = {
  notice: 'Die Seite konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
};
