import type { listenDeferredWords } from '../listen-deferred.ts';

export const listenDeferred: typeof listenDeferredWords = {
  whatSong: 'Was war das für ein Stück?',
  now: 'Jetzt',
  playedIn: 'in',
  schedule: 'Das Programm',
  week: 'Die kommende Woche',
  calendar: 'In den Kalender',
  noSchedule: 'Das Programm ist gerade nicht lesbar. Der Stream läuft weiter.',
  day: 'Tag',
  today: 'Heute',
  todayIs: 'Heute, {day}',
  tomorrowIs: 'Morgen, {day}',
  nothingScheduled: 'Nichts geplant.',
  onAir: 'Live',
  again: 'Nachhören',
  againTo: '{title} nachhören',
};
