import { expect, test } from 'vitest';
import { looksLikeStaff } from './confusable-names.ts';
import { newMessage } from './message.ts';

const post = (nick: string, text = 'hello') => newMessage.safeParse({ client: 'browser-0001', nick, text });
const nickOf = (nick: string) => post(nick).data?.nick;
const problemOf = (nick: string, text?: string) => post(nick, text).error?.issues[0]?.message;

test.each([
  ['\u200b\u200b', 'zero width'],
  ['\u3164', 'a filler that counts as a letter'],
  ['\u2800\u2800', 'blank braille'],
  ['\u00ad', 'a soft hyphen'],
  ['\u{e0041}', 'a tag'],
  ['\u202e', 'a mark of direction'],
  ['   ', 'spaces'],
  ['\u0301\u0302', 'accents without a letter'],
  ['✓', 'a mark of staff alone'],
])('a name without visible characters is refused: %j, %s', (nick) => {
  expect(problemOf(nick)).toBe('Please choose a name.');
});

test('a message without visible characters is refused', () => {
  for (const text of ['\u200b', '\u3164\u3164', '\u2800', '\u200d\ufe0f'])
    expect(problemOf('Ada', text)).toBe('There is nothing to send.');
  expect(post('Ada', 'سلام\u200cها 👩\u200d🚀').data?.text).toBe('سلام\u200cها 👩\u200d🚀');
});

test('different spellings of a name become one', () => {
  expect(nickOf('A\u200bd\u202ea')).toBe('Ada');
  expect(nickOf('Ａｄａ')).toBe('Ada');
  expect(nickOf('  Ada   \n Quill ')).toBe('Ada Quill');
  expect(nickOf('Zoe\u0308')).toBe('Zoë');
  expect(nickOf(`Z${'\u0335'.repeat(20)}`)).toBe(`Z${'\u0335'.repeat(3)}`);
  expect(nickOf('Ada ✅')).toBe('Ada');
  for (const name of ['Ada 🌊', 'Дмитрий', 'Ελένη', '山田', 'ナナ', 'عمر', 'D’Arcy-Smith', 'O.J.', 'dj_99'])
    expect(nickOf(name)).toBe(name.normalize('NFKC'));
});

test('letters of alphabets that look alike are not mixed in one name', () => {
  expect(problemOf('Аda')).toBe('Please write your name in one alphabet.');
  expect(problemOf('Αda')).toBe('Please write your name in one alphabet.');
});

test.each([
  ...[
    'Staff',
    'STAFF',
    'Test Radio staff',
    'Test Radio staff ✓',
    'TestRadioStaff',
    'staff_testradio',
    's t a f f',
    '5taff',
  ],
  ...[
    'St4ff',
    'ꜱᴛᴀꜰꜰ',
    '𝐬𝐭𝐚𝐟𝐟',
    'ｓｔａｆｆ',
    'ⓢⓣⓐⓕⓕ',
    'Stäff',
    'Admin',
    'adm1n',
    '@dmin',
    'АDМIN',
    'The Moderator',
  ],
  ...[
    'Moderat0r',
    'rnoderator',
    'Test Radio',
    'TEST RADIO',
    'Test Rаdio',
    'Te-st-Ra-dio',
    'Te5t Radio',
    'Test Radio Official',
    'Админ',
  ],
])('%s looks like staff', (name) => {
  expect(looksLikeStaff(name, 'Test Radio')).toBe(true);
});

test.each(['Stafford', 'Ada', 'Modesty', 'Test Radio lover', 'Adminton', 'Falstaff', 'Модест'])(
  '%s does not look like staff',
  (name) => {
    expect(looksLikeStaff(name, 'Test Radio')).toBe(false);
  },
);

test('a station without a name reserves no name but those of staff', () => {
  expect([looksLikeStaff('Ada', ''), looksLikeStaff('🌊', ''), looksLikeStaff('staff', '')]).toEqual([
    ...[false, false, true],
  ]);
});
