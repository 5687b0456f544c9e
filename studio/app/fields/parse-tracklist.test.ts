import { expect, test } from 'vitest';
import { parseTracklist } from './parse-tracklist.ts';
import { isDoubtful } from './track-row.ts';

test.each([
  ['Broadcast - Come On Let’s Go', [null, 'Broadcast', 'Come On Let’s Go']],
  ['1. Broadcast – Tears in the Typing Pool [Warp]', [null, 'Broadcast', 'Tears in the Typing Pool [Warp]']],
  ['03) 12:30 Laraaji - Being Here', [750, 'Laraaji', 'Being Here']],
  ['[01:02:03] Pole — Fahren', [3723, 'Pole', 'Fahren']],
  ['00:00 - Jan Jelinek - Them, Their', [0, 'Jan Jelinek', 'Them, Their']],
  ['Jan Jelinek - Them, Their (04:10)', [250, 'Jan Jelinek', 'Them, Their']],
  ['"Weird" Al - "Eat It"', [null, '"Weird" Al', 'Eat It']],
  ['A - B - C', [null, 'A', 'B - C']],
  ['808 State - Pacific', [null, '808 State', 'Pacific']],
  ['ID', [null, '', 'ID']],
  [
    'Pole — Fahren (Kit Clayton Remix) [~scape, 2019]',
    [null, 'Pole', 'Fahren (Kit Clayton Remix) [~scape, 2019]'],
  ],
  ['Pole―Fahren', [null, 'Pole', 'Fahren']],
  ['Pole– Fahren', [null, 'Pole', 'Fahren']],
  ['Pole -Fahren', [null, 'Pole', 'Fahren']],
  ['1:02:03 Pole - Fahren', [3723, 'Pole', 'Fahren']],
  ['[00:00] Pole - Fahren', [0, 'Pole', 'Fahren']],
  ['00:00 - 04:31 Pole - Fahren', [0, 'Pole', 'Fahren']],
  ['12.30 Pole - Fahren', [750, 'Pole', 'Fahren']],
  ['Adam Beyer - 4.50', [null, 'Adam Beyer', '4.50']],
  ['w/ Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['[04:10] w/ Pole - Fahren', [250, 'Pole', 'Fahren']],
  ['ID - ID', [null, 'ID', 'ID']],
  ['01. Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['1) Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['[03] Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['A1. Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['01 - Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['01 - 00:00 - Pole - Fahren', [0, 'Pole', 'Fahren']],
  ['112 - Cupid', [null, '112', 'Cupid']],
  ['• Pole - Fahren', [null, 'Pole', 'Fahren']],
  ['Pole: Fahren', [null, 'Pole', 'Fahren']],
  ['1: Pole: Fahren', [null, 'Pole', 'Fahren']],
  ['Pole | Fahren', [null, 'Pole', 'Fahren']],
  ['Pole “Fahren”', [null, 'Pole', 'Fahren']],
  ['Pole - Fahren 12:30', [750, 'Pole', 'Fahren']],
  ["Pole - Fahren (12')", [720, 'Pole', 'Fahren']],
  ['Pole - Fahren 12′30″', [750, 'Pole', 'Fahren']],
  ['New Order - Blue Monday 12"', [null, 'New Order', 'Blue Monday 12"']],
])('a line of a tracklist becomes a row: %s', (line, [time, artist, title]) => {
  expect(parseTracklist(line)).toEqual([{ time, artist, title }]);
});

test('the table of a DJ program becomes rows, and what lacks an artist is doubtful', () => {
  const table = '#\tTrack Title\tArtist\tBPM\r\n1\tFahren\tPole\t90\r\n2\tUntitled\t\t120\r\n';
  const rows = parseTracklist(table);
  expect(rows).toEqual([
    { time: null, artist: 'Pole', title: 'Fahren' },
    { time: null, artist: '', title: 'Untitled' },
  ]);
  expect(rows.map((row) => isDoubtful(row))).toEqual([false, true]);
});

test('a number with nothing after it is one only where the lines are counted', () => {
  const names = (text: string) => parseTracklist(text).map(({ artist }) => artist);
  expect(names('1 Pole - Fahren\r\n2 Laraaji - Being Here\r\n3 808 State - Pacific\r\n')).toEqual([
    ...['Pole', 'Laraaji', '808 State'],
  ]);
  expect(names('808 State - Pacific\n100 Proof - Somebody')).toEqual(['808 State', '100 Proof']);
});

test('dots are in a time only where every line begins with one, and minutes are marked in every line', () => {
  const times = (text: string) => parseTracklist(text).map(({ time }) => time);
  expect(times('0.00 Pole - Fahren\n4.31 Laraaji - Being Here\n1.02.03 ID - ID')).toEqual([0, 271, 3723]);
  expect(times('4.31 Records - Fahren\nLaraaji - Being Here')).toEqual([null, null]);
  expect(times("Pole - Fahren 2'\nLaraaji - Being Here 10'")).toEqual([120, 600]);
  expect(times("Pole - Stay 2'\nLaraaji - Being Here")).toEqual([null, null]);
});

test('what stands above and between the tracks is no track', () => {
  expect(parseTracklist('Tracklist:\n-----\nPole - Fahren\n=====\nLaraaji - Being Here').length).toBe(2);
});
