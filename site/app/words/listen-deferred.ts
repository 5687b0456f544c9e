import { words } from './words.ts';

export const listenDeferredWords = words('listen-deferred', {
  whatSong: 'What was that song?',
  now: 'Now',
  // Followed by the title of a show.
  playedIn: 'in',
  schedule: 'The programme',
  week: 'The week ahead',
  calendar: 'Add to your calendar',
  noSchedule: 'The programme cannot be read right now. The stream plays on.',
  day: 'Day',
  today: 'Today',
  todayIs: 'Today, {day}',
  tomorrowIs: 'Tomorrow, {day}',
  nothingScheduled: 'Nothing is scheduled.',
  onAir: 'On Air',
  again: 'Listen again',
  againTo: 'Listen again to {title}',
});
