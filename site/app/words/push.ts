import { words } from './words.ts';

export const pushWords = words('push', {
  notifyMe: 'Notify me of new shows',
  notified: 'New shows of those you follow come to this browser as notifications. Press again to stop them.',
  whatIsStored:
    'For this the station keeps whom you follow and an address at which your browser’s maker takes notifications for you. Turning it off removes both.',
  remindMe: 'Remind me',
  takeBack: 'Take the reminder back',
  // The button's name for screen readers; `action` is `remindMe` or `takeBack`.
  remindedOf: '{action}: {title}, {time}',
  reminded: 'You are reminded 10 minutes before.',
  denied:
    'Your browser does not let this site notify you. Allow notifications in the settings of the site, beside its address, and press again.',
  tooLate: 'It begins too soon for a reminder.',
  failed: 'That did not work. Try again in a moment.',
  newFrom: 'New from {from}',
  onAirAt: 'On air at {time}',
});
