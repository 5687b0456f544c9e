import type { missingPageWords } from '../missing-page.ts';

export const missingPage: typeof missingPageWords = {
  notFound: 'Diese Seite gibt es nicht: {path}',
  previewEnded: 'Dieser Link zu einer Vorschau ist abgelaufen. Die Station kann einen neuen geben.',
  previewBusy:
    'Diese Vorschau wird gerade sehr oft abgerufen. Bitte warte einige Sekunden und lade die Seite dann neu.',
  previewWrong:
    'Dieser Link zu einer Vorschau ist nicht vollständig. Kopiere ihn noch einmal, oder bitte die Station um einen neuen.',
};
