import { expect, test } from 'vitest';
import { looksLikeStaff } from './look-alike.ts';
import { posting } from './message.ts';

const post = (nick: string, text = 'hello') => posting.safeParse({ client: 'browser-0001', nick, text });
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
])('a name that nobody sees is none: %j, %s', (nick) => {
  expect(problemOf(nick)).toBe('Please choose a name.');
});

test('a message that nobody sees is none', () => {
  for (const text of ['\u200b', '\u3164\u3164', '\u2800', '\u200d\ufe0f'])
    expect(problemOf('Ada', text)).toBe('There is nothing to send.');
  expect(post('Ada', 'سلام\u200cها 👩\u200d🚀').data?.text).toBe('سلام\u200cها 👩\u200d🚀');
});

test('a name has one form, however it was typed', () => {
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
    'Estuary staff',
    'Estuary staff ✓',
    'EstuaryStaff',
    'staff_estuary',
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
    'Estuary',
    'ESTUARY',
    'Estuаry',
    'Es-tu-ary',
    'E5tuary',
    'Estuary Official',
    'Админ',
  ],
])('%s could be taken for staff', (name) => {
  expect(looksLikeStaff(name, 'Estuary')).toBe(true);
});

test.each(['Stafford', 'Ada', 'Modesty', 'Estuary lover', 'Adminton', 'Falstaff', 'Модест'])(
  '%s could not',
  (name) => {
    expect(looksLikeStaff(name, 'Estuary')).toBe(false);
  },
);

test('a station without a name has nobody’s name', () => {
  expect([looksLikeStaff('Ada', ''), looksLikeStaff('🌊', ''), looksLikeStaff('staff', '')]).toEqual([
    ...[false, false, true],
  ]);
});
