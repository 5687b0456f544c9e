import type { playerWords } from '../player.ts';

export const player: typeof playerWords = {
  seek: 'Stelle wählen',
  position: '{position} von {duration}',
  copied: 'Link kopiert',
  player: 'Player',
  back: '10 Sekunden zurück',
  pause: 'Pause',
  play: 'Abspielen',
  forward: '10 Sekunden vor',
  nextShow: 'Nächste Sendung',
  more: 'Mehr',
  close: 'Player schließen',
  tap: 'Zum Abspielen tippen',
  speed: 'Tempo',
  queue: 'Als Nächstes',
  nothingQueued:
    'Die Warteschlange ist leer. Spiel eine Sendung aus einer Liste, dann geht die Liste weiter.',
  removeFromQueue: '{title} aus der Warteschlange nehmen',
  shareAt: 'Ab {time} teilen',
  previewOnly: 'Von dieser Aufnahme ist hier nur ein Ausschnitt zu hören.',
  hearAll: 'Alles hören bei {host}',
  hearAllThere: 'Alles hören auf ihrer eigenen Seite',
  playsFrom: 'Das kommt von {host}; dort können Cookies auf diesem Gerät abgelegt werden.',
  loadFrom: 'Von {host} laden',
};
