import { words } from './words.ts';

export const askForVideoWords = words('ask-for-video', {
  playsFrom: 'Plays from {host}, which may keep cookies on this device.',
});
