import type { footerWords } from '../footer.ts';

export const footer: typeof footerWords = {
  navigate: 'Seiten',
  follow: 'Folgen',
  contact: 'Kontakt',
};
