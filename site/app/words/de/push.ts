import type { pushWords } from '../push.ts';

export const push: typeof pushWords = {
  notifyMe: 'Neue Sendungen melden',
  notified:
    'Neue Sendungen von denen, denen du folgst, kommen als Mitteilung in diesen Browser. Drück noch einmal, um das zu beenden.',
  whatIsStored:
    'Dafür speichert der Sender, wem du folgst, und eine Adresse, unter der der Hersteller deines Browsers Mitteilungen für dich annimmt. Beim Ausschalten wird beides gelöscht.',
  remindMe: 'Erinnern',
  takeBack: 'Erinnerung zurücknehmen',
  remindedOf: '{action}: {title}, {time}',
  reminded: 'Du wirst 10 Minuten vorher erinnert.',
  denied:
    'Dein Browser lässt keine Mitteilungen dieser Website zu. Erlaube sie in den Einstellungen der Website, neben der Adresse, und drück noch einmal.',
  tooLate: 'Für eine Erinnerung beginnt die Sendung zu bald.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  newFrom: 'Neu von {from}',
  onAirAt: 'Auf Sendung um {time}',
};
