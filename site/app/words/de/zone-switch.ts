import type { zoneSwitchWords } from '../zone-switch.ts';

export const zoneSwitch: typeof zoneSwitchWords = {
  yours: 'Zeiten wie in {zone} (deine); der Sender ist in {station}.',
  stations: 'Zeiten wie in {zone}, beim Sender.',
  showYours: 'Zeit in {zone} zeigen',
  showStations: 'Zeit des Senders zeigen',
};
