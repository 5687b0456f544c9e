import type { chatWords } from '../chat.ts';

export const chat: typeof chatWords = {
  title: 'Chat',
  panel: 'Live-Chat',
  failed:
    'Der Chat konnte nicht geladen werden. Vielleicht wird er in diesem Browser blockiert, oder er ist gerade nicht da.',
  tryAgain: 'Noch einmal versuchen',
  ask: 'Der Chat kommt von einem anderen Dienst, der Cookies auf diesem Gerät ablegen kann.',
  load: 'Chat laden',
};
