import type { consentWords } from '../consent.ts';

export const consent: typeof consentWords = {
  privacy: 'Datenschutz',
  countingQuestion: 'Dürfen wir Besuche mit einem fremden Dienst zählen? So sehen wir, was gehört wird.',
  countingYes: 'Ja, zählt mich mit',
  advertisingQuestion: 'Dürfen Werbepartner erfahren, dass du hier warst?',
  advertisingYes: 'Ja, sagt es ihnen',
  bothQuestion:
    'Dürfen wir Besuche mit einem fremden Dienst zählen, und dürfen Werbepartner erfahren, dass du hier warst?',
  bothYes: 'Ja zu beidem',
  choose: 'Selbst wählen',
  no: 'Nein, danke',
  choices: 'Datenschutz-Einstellungen',
  remember: 'Für dieses Gerät merken',
};
