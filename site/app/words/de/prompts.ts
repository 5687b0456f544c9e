import type { promptWords } from '../prompts.ts';

export const prompts: typeof promptWords = {
  createAccount: 'Konto anlegen',
  unfollow: 'Nicht mehr folgen',
  unfavourite: 'Aus den Favoriten nehmen',
  followWithAccount: 'Mit einem Konto bei {station} kannst du {name} auf allen deinen Geräten folgen.',
  followHere: 'Bei {station} gibt es noch keine Konten, aber auf diesem Gerät kannst du {name} folgen.',
  favouriteWithAccount:
    'Mit einem Konto bei {station} hast du {title} auf allen deinen Geräten in den Favoriten.',
  favouriteHere:
    'Bei {station} gibt es noch keine Konten, aber auf diesem Gerät kannst du {title} zu den Favoriten nehmen.',
  stored: 'Was du hier speicherst, bleibt in diesem Browser.',
  keepHere: 'Auf diesem Gerät speichern',
  notNow: 'Nicht jetzt',
  stopFollowing: '{name} auf diesem Gerät nicht mehr folgen?',
  removeFavourite: '{title} auf diesem Gerät aus den Favoriten nehmen?',
  keep: 'Behalten',
};
