import { words } from './words.ts';

export const consentWords = words('consent', {
  privacy: 'Privacy',
  countingQuestion: 'May we count visits with a service of others? It helps us see what is heard.',
  countingYes: 'Yes, count me',
  advertisingQuestion: 'May advertisers be told that you were here?',
  advertisingYes: 'Yes, tell them',
  bothQuestion:
    'May we count visits with a service of others, and may advertisers be told that you were here?',
  bothYes: 'Yes to both',
  choose: 'Choose for yourself',
  no: 'No, thanks',
  choices: 'Privacy choices',
  remember: 'Remember for this device',
});
