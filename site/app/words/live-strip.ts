import { words } from './words.ts';

export const liveStripWords = words('live-strip', {
  region: 'Live radio',
  pause: 'Pause live radio',
  play: 'Play live radio',
  onAir: 'On Air',
  offAir: 'Off Air',
  starting: 'Tuning in…',
  reconnecting: 'Signal lost. Coming back…',
  tap: 'Tap play to listen',
  sound: 'Volume and sleep timer',
  chat: 'Chat',
});
