import { words } from './words.ts';

export const radioWords = words('radio', {
  backToLive: 'Back to live',
  fromStart: 'From the start of this show',
  onAirNow: 'On air now',
  onAir: 'On Air',
  offAir: 'Off Air',
  // Followed by names.
  with: 'with',
  // Followed by when, as in words/time.ts.
  next: 'Next',
  pause: 'Pause',
  listenLive: 'Listen live',
  playing: 'Playing',
  whatSong: 'What was that song?',
  now: 'Now',
  // Followed by the title of a show.
  playedIn: 'in',
  programme: 'The programme',
  week: 'The week ahead',
  calendar: 'Add to your calendar',
  noProgramme: 'The programme cannot be read right now. The stream plays on.',
  day: 'Day',
  today: 'Today',
  todayIs: 'Today, {day}',
  tomorrowIs: 'Tomorrow, {day}',
  nothingScheduled: 'Nothing is scheduled.',
  again: 'Listen again',
  againTo: 'Listen again to {title}',
});
