import { expect, test } from 'vitest';
import type { IsName } from './names-in.ts';
import { readCsv } from './read-csv.ts';
import { decodeText } from './source-text.ts';

const nobody: IsName = () => false;
const read = (text: string, isResident = nobody) => readCsv(text, 'UTC', isResident);
const titles = (text: string) => read(text).map(({ title }) => title);

test('a quotation mark that is not closed swallows nothing and is a doubt that names its line', () => {
  const rows = read(
    'title,date,description\nOne,2024-01-01,fine\n\nTwo,2024-01-02,"not closed\nThree,2024-01-03,"fine, too"\n"Four,2024-01-04,\n',
  );
  expect(rows.map(({ title, doubts }) => [title, doubts])).toEqual([
    ['One', []],
    ['Two', ['A quotation mark that opens in line 4 is not closed, so it was read as part of the text.']],
    ['Three', []],
    ['"Four', ['A quotation mark that opens in line 6 is not closed, so it was read as part of the text.']],
  ]);
  expect(rows[1]?.description).toBe('<p>"not closed</p>');
  expect(rows[2]?.description).toBe('<p>fine, too</p>');
});

test('marks inside a cell and lines inside marks are read as they are', () => {
  const rows = read('title,date,description\n"Weird" hour,2024-01-01,"one\n""two"", three" \n');
  expect(rows.map(({ title, description, doubts }) => [title, description, doubts])).toEqual([
    ['"Weird" hour', '<p>one<br />"two", three</p>', []],
  ]);
});

const isTyler = (name: string) => name.toLowerCase() === 'tyler, the creator';
test.each([
  ['Ann, Bob', nobody, ['Ann', 'Bob']],
  ['"""Tyler, The Creator"", Bob"', nobody, ['Tyler, The Creator', 'Bob']],
  ['Bob, “Tyler, The Creator”', nobody, ['Bob', 'Tyler, The Creator']],
  ['Tyler, The Creator; Bob', nobody, ['Tyler, The Creator', 'Bob']],
  ['Tyler, The Creator|Bob', nobody, ['Tyler, The Creator', 'Bob']],
  ['Tyler, The Creator', isTyler, ['Tyler, The Creator']],
  ['Ann, Tyler, The Creator, Bob', isTyler, ['Ann', 'Tyler, The Creator', 'Bob']],
])('a comma can be part of a name: %s', (cell, isResident, residents) => {
  const [row] = read(`title\tdate\tresidents\nOne\t2024-01-01\t${cell}\n`, isResident);
  expect(row).toMatchObject({ residents, doubts: [] });
});

test('where nothing says that a comma is part of a name, what looks like it is a doubt', () => {
  const [row] = read('title;date;host\nOne;2024-01-01;Tyler, The Creator\n');
  expect(row).toMatchObject({
    residents: ['Tyler', 'The Creator'],
    doubts: ['Tyler and The Creator were read as two. If it is one name, put quotation marks around it.'],
  });
});

test.each([
  ['sep=;\r\ntitle;date\r\nOne, two;2024-01-01\r\n'],
  ['\uFEFF"sep=;"\ntitle;date\nOne, two;2024-01-01\n'],
  ['sep=\t\ntitle\tdate\nOne, two\t2024-01-01\n'],
  ['sep=|\ntitle|date\nOne, two|2024-01-01\n'],
  ['title\tdate\rOne, two\t2024-01-01\r'],
  ['"title, as it is shown",title,date\n,"One, two",2024-01-01'],
])('the sign between cells is what the table says, or has most of: %j', (text) => {
  expect(titles(text)).toEqual(['One, two']);
});

test.each([
  ['as Unicode text of Excel', Buffer.from('\uFEFFTitle\tDate\r\nHöhe – 1\t2024-01-01\r\n', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('Title\tDate\r\nHöhe – 1\t2024-01-01\r\n', 'utf16le')],
  ['UTF-8', Buffer.from('\uFEFFTitle;Date\r\nHöhe – 1;2024-01-01\r\n')],
  ['Windows-1252', Buffer.from('Title;Date\r\nH\xF6he \x96 1;2024-01-01\r\n', 'latin1')],
])('a table is read %s', (_, bytes) => {
  expect(titles(decodeText(bytes))).toEqual(['Höhe – 1']);
});

test.each([
  'Show Title,Air date,Presenters,Tags,Audio URL,Artwork,Show notes',
  'TITEL,Sendedatum,Moderation,Schlagwörter,Datei,Bild,Beschreibung',
  'Sendung,Datum,Künstler,Musikrichtung,Aufnahme,Foto,Inhalt',
  'episode_title,broadcast-date,DJs,Categories,File name,Image URL,Summary',
  'Sendung,Veroeffentlicht,Kuenstler,Schlagwoerter,Mitschnitt,Cover,Text',
])('columns go by other names, too: %s', (head) => {
  const [row] = read(`${head}\nOne,2024-01-01,Ann,Dub,one.mp3,one.jpg,About\n`);
  expect(row).toMatchObject({
    ...{ title: 'One', residents: ['Ann'], genres: ['Dub'], recording: 'one.mp3', picture: 'one.jpg' },
    ...{ date: '2024-01-01T12:00:00.000Z', description: '<p>About</p>' },
  });
});

test('a column that comes several times: names are taken from all, of other cells the first that says something', () => {
  const rows = read(
    'Name,Title,Date,Title,Host 1,Host 2\nx,One,2024-01-01,One,Ann,Bob\nx,,2024-01-02,Two,Ann,\nx,Three,2024-01-03,3,,\n',
  );
  expect(rows.map(({ title, residents, doubts }) => [title, residents, doubts])).toEqual([
    ['One', ['Ann', 'Bob'], []],
    ['Two', ['Ann'], []],
    ['Three', [], ['Several columns are called Title, and they differ; the first was taken.']],
  ]);
});

test('empty rows are left out, and cells beyond the last column are a doubt', () => {
  const rows = read('title,date,description\n,,\nOne,2024-01-01,a,,\n\n   \nTwo,2024-01-02,a, b\n');
  expect(rows.map(({ title, doubts }) => [title, doubts.length])).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
});
