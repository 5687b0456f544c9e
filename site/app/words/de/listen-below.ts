import type { listenBelowWords } from '../listen-below.ts';

export const listenBelow: typeof listenBelowWords = {
  whatSong: 'Was war das für ein Stück?',
  now: 'Jetzt',
  playedIn: 'in',
  programme: 'Das Programm',
  week: 'Die kommende Woche',
  calendar: 'In den Kalender',
  noProgramme: 'Das Programm ist gerade nicht lesbar. Der Stream läuft weiter.',
  day: 'Tag',
  today: 'Heute',
  todayIs: 'Heute, {day}',
  tomorrowIs: 'Morgen, {day}',
  nothingScheduled: 'Nichts geplant.',
  onAir: 'Live',
  again: 'Nachhören',
  againTo: '{title} nachhören',
};
