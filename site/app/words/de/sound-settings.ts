import type { soundSettingsWords } from '../sound-settings.ts';

export const soundSettings: typeof soundSettingsWords = {
  mute: 'Stumm',
  volume: 'Lautstärke',
  volumeMuted: '{volume} %, stumm',
  sleepTimer: 'Sleep-Timer',
  off: 'Aus',
  left: { one: 'noch {count} Minute', other: 'noch {count} Minuten' },
  inMinutes: 'In {minutes} Minuten',
  afterShow: 'Nach dieser Sendung',
};
