import { words } from './words.ts';

export const soundSettingsWords = words('sound-settings', {
  mute: 'Mute',
  volume: 'Volume',
  volumeMuted: '{volume} %, muted',
  sleepTimer: 'Sleep timer',
  off: 'Off',
  left: { one: '{count} minute left', other: '{count} minutes left' },
  inMinutes: 'In {minutes} minutes',
  afterShow: 'After this show',
});
