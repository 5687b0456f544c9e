import { words } from './words.ts';

export const zoneSwitchWords = words('zone-switch', {
  yours: 'Times are in {zone} (yours); the station is in {station}.',
  stations: 'Times are in {zone}, the station’s time.',
  showYours: 'Show {zone} time',
  showStations: 'Show station time',
});
