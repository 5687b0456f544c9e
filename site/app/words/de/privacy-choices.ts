import type { privacyWords } from '../privacy-choices.ts';

export const privacyChoices: typeof privacyWords = {
  lead: 'Von anderen wird nichts geladen, solange du es nicht erlaubst. Was du hier wählst, wird auf diesem Gerät gespeichert und gilt sofort.',
  noToAll: 'Alles ablehnen',
  done: 'Fertig',
  tryNew: 'Neues ausprobieren',
  counting: 'Besuche zählen',
  advertising: 'Werbung',
  chat: 'Chat',
  video: 'Videos anderswo',
  audio: 'Aufnahmen anderswo',
  counted:
    'Welche Seiten geöffnet und welche Sendungen gehört werden, wird mit PostHog bei {host} gezählt; dafür liegt ein Jahr lang ein Cookie auf diesem Gerät.',
  recorded: 'Was du auf unseren Seiten tust, wird ebenfalls aufgezeichnet, ohne das, was du tippst.',
  pixel:
    'Meta erfährt durch sein Pixel (connect.facebook.net), dass du hier warst, und kann Cookies auf diesem Gerät ablegen.',
  tags: 'Wer im Container {container} (www.googletagmanager.com) einen Tag hat, erfährt, dass du hier warst, und kann Cookies auf diesem Gerät ablegen.',
  pixelAndTags:
    'Meta durch sein Pixel (connect.facebook.net) und wer im Container {container} (www.googletagmanager.com) einen Tag hat, erfahren, dass du hier warst, und können Cookies auf diesem Gerät ablegen.',
  chatFrom: 'Der Chat kommt von {host}; dort können Cookies auf diesem Gerät abgelegt werden.',
  videosFrom:
    'Videos, die nicht bei uns liegen, kommen von YouTube (www.youtube-nocookie.com) und Vimeo (player.vimeo.com), die Cookies auf diesem Gerät ablegen können.',
  recordingsFrom:
    'Aufnahmen, die nicht bei uns liegen, kommen von {hosts}; dort können Cookies auf diesem Gerät abgelegt werden.',
};
