import type { askForVideoWords } from '../ask-for-video.ts';

export const askForVideo: typeof askForVideoWords = {
  playsFrom: 'Kommt von {host}; dort können Cookies auf diesem Gerät abgelegt werden.',
};
