import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseTracklist } from './parse-tracklist.ts';
import { isDoubtful } from './track-row.ts';

const rowsOf = (text: string) =>
  parseTracklist(text).map(({ time, artist, title }) => [time, artist, title] as const);

test('a playlist of Rekordbox: tab separated, in UTF-16', () => {
  const text = [
    '#\tArtwork\tTrack Title\tArtist\tAlbum\tGenre\tBPM\tRating\tTime\tKey\tDate Added',
    '1\t\tFahren\tPole\tPole 1\tDub\t90.00\t\t04:31\t4A\t2024-03-14',
    '2\t\tÜber, unter\tJan Jelinek\t\t\t120.00\t\t06:02\t\t2024-03-14',
    '',
  ].join('\r\n');
  const bytes = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(rowsOf(decodeText(bytes))).toEqual([
    [null, 'Pole', 'Fahren'],
    [null, 'Jan Jelinek', 'Über, unter'],
  ]);
});

test('a history of Traktor as NML: in the order and at the times it was played, over midnight', () => {
  const nml = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<NML VERSION="19"><HEAD COMPANY="www.native-instruments.com" PROGRAM="Traktor"></HEAD>
<COLLECTION ENTRIES="2">
<ENTRY MODIFIED_DATE="2024/3/14" AUDIO_ID="A" TITLE="Silver &amp; Gold" ARTIST="Broadcast"><LOCATION DIR="/:Music/:" FILE="b.mp3" VOLUME="Macintosh HD" VOLUMEID="Macintosh HD"></LOCATION><INFO BITRATE="320000"></INFO></ENTRY>
<ENTRY MODIFIED_DATE="2024/3/14" AUDIO_ID="B" TITLE="Fahren" ARTIST="Pole"><LOCATION DIR="/:Music/:" FILE="a.mp3" VOLUME="Macintosh HD" VOLUMEID="Macintosh HD"></LOCATION></ENTRY>
</COLLECTION>
<PLAYLISTS><NODE TYPE="PLAYLIST" NAME="HISTORY"><PLAYLIST ENTRIES="2" TYPE="LIST" UUID="1">
<ENTRY><PRIMARYKEY TYPE="TRACK" KEY="Macintosh HD/:Music/:a.mp3"></PRIMARYKEY><EXTENDEDDATA DECK="0" DURATION="270.5" EXTENDEDTYPE="HistoryData" STARTDATE="132645646" STARTTIME="86280"></EXTENDEDDATA></ENTRY>
<ENTRY><PRIMARYKEY TYPE="TRACK" KEY="Macintosh HD/:Music/:b.mp3"></PRIMARYKEY><EXTENDEDDATA DECK="1" DURATION="200" EXTENDEDTYPE="HistoryData" STARTDATE="132645647" STARTTIME="180"></EXTENDEDDATA></ENTRY>
</PLAYLIST></NODE></PLAYLISTS></NML>`;
  expect(rowsOf(nml)).toEqual([
    [0, 'Pole', 'Fahren'],
    [300, 'Broadcast', 'Silver & Gold'],
  ]);
});

test('a list of Traktor keeps files without tags, and has no times where all tracks begin at once', () => {
  const entry = (file: string) =>
    `<ENTRY><PRIMARYKEY TYPE="TRACK" KEY="HD/:Music/:${file}"></PRIMARYKEY><EXTENDEDDATA DECK="1" EXTENDEDTYPE="HistoryData" PLAYEDPUBLIC="1" STARTDATE="0" STARTTIME="0"></EXTENDEDDATA></ENTRY>`;
  const nml = `<NML VERSION="19"><COLLECTION ENTRIES="1"><ENTRY TITLE="Fahren" ARTIST="Pole"><LOCATION DIR="/:Music/:" FILE="a.mp3" VOLUME="HD"></LOCATION></ENTRY></COLLECTION>
<PLAYLISTS><NODE TYPE="PLAYLIST" NAME="HISTORY"><PLAYLIST ENTRIES="2" TYPE="PROTOCOL">${entry('a.mp3')}${entry('Laraaji - Being Here.flac')}</PLAYLIST></NODE></PLAYLISTS></NML>`;
  expect(rowsOf(nml)).toEqual([
    [null, 'Pole', 'Fahren'],
    [null, 'Laraaji', 'Being Here'],
  ]);
});

test('a playlist of Rekordbox as XML: in the order of the playlist, by number or by file', () => {
  const xml = (keys: string) => `<?xml version="1.0" encoding="UTF-8"?>
<DJ_PLAYLISTS Version="1.0.0"><PRODUCT Name="rekordbox" Version="6.8.5" Company="AlphaTheta"/>
  <COLLECTION Entries="2">
    <TRACK TrackID="7" Name="Silver &amp; Gold" Artist="Broadcast" TotalTime="200" Location="file://localhost/C:/b.mp3"><TEMPO Inizio="0.1" Bpm="120.00" Metro="4/4" Battito="1"/></TRACK>
    <TRACK TrackID="8" Name="Fahren &gt; Halten" Artist="Pole" TotalTime="271" Location="file://localhost/C:/a.mp3"/>
  </COLLECTION>
  <PLAYLISTS><NODE Type="0" Name="ROOT" Count="1"><NODE Name="Low Water" Type="1" KeyType="0" Entries="2">${keys}</NODE></NODE></PLAYLISTS>
</DJ_PLAYLISTS>`;
  const rows = [
    [null, 'Pole', 'Fahren > Halten'],
    [null, 'Broadcast', 'Silver & Gold'],
  ];
  expect(rowsOf(xml('<TRACK Key="8"/><TRACK Key="7"/>'))).toEqual(rows);
  const files = '<TRACK Key="file://localhost/C:/a.mp3"/><TRACK Key="file://localhost/C:/b.mp3"/>';
  expect(rowsOf(xml(files))).toEqual(rows);
  expect(rowsOf(xml('')).length).toBe(2);
});

test('a playlist of Rekordbox as m3u8', () => {
  const m3u =
    '#EXTM3U\r\n#EXTINF:271,Pole - Fahren\r\n/Music/a.mp3\r\n/Music/02 Laraaji - Being Here.mp3\r\n';
  expect(rowsOf(m3u)).toEqual([
    [null, 'Pole', 'Fahren'],
    [null, 'Laraaji', 'Being Here'],
  ]);
});

test('a history of VirtualDJ as m3u: times by the clock on the wall, over midnight', () => {
  const m3u = `#EXTM3U
#EXTVDJ:<time>23:57</time><lastplaytime>1700000000</lastplaytime><filesize>1000</filesize><artist>Pole</artist><title>Fahren</title><remix>Kit Clayton Remix</remix>
F:\\Music\\a.mp3
#EXTVDJ:<time>00:02</time><artist>Broadcast</artist><title>Silver &amp; Gold (Live)</title><remix>Live</remix><songlength>241.6</songlength>
netsearch://dz1
`;
  expect(rowsOf(m3u)).toEqual([
    [0, 'Pole', 'Fahren (Kit Clayton Remix)'],
    [300, 'Broadcast', 'Silver & Gold (Live)'],
  ]);
});

test('a history of VirtualDJ as text: the last evening of it', () => {
  const rule = '-'.repeat(30);
  const text = `VirtualDJ History 2024/03/13\n${rule}\n20:00 : Someone - Before\nVirtualDJ History 2024/03/14\n${rule}\n23:57 : Pole - Fahren\n00:01 : Laraaji - Being Here\n`;
  expect(rowsOf(text)).toEqual([
    [0, 'Pole', 'Fahren'],
    [240, 'Laraaji', 'Being Here'],
  ]);
});

test('a playlist of VirtualDJ as CSV: with a line for the sign between cells', () => {
  const csv = `sep=,
"Title","Artist","Remix","Length; or none","Bpm","Key","Year"
"Fahren (Live)","Pole","Live","160:36","90.0","4A",""
"Being Here","Laraaji","Dub","04:20","120.0","",""
`;
  expect(rowsOf(csv)).toEqual([
    [null, 'Pole', 'Fahren (Live)'],
    [null, 'Laraaji', 'Being Here (Dub)'],
  ]);
});

test('a history of Engine as CSV: what was streamed has its artist in the title', () => {
  const csv = `#,Title,Artist,Album,Length,BPM,Genre,Label,Composer,Remixer,Year,File name
1,"Fahren, langsam","Pole","1",271,90,"Dub","","","",1998,"/Volumes/A/a.mp3"
2,"Laraaji, Sun Araw - Being Here","","",260,0,"","","","",0,"/Volumes/A/b.mp3.temp"
`;
  expect(rowsOf(csv)).toEqual([
    [null, 'Pole', 'Fahren, langsam'],
    [null, 'Laraaji, Sun Araw', 'Being Here'],
  ]);
});

test('a history of Serato as CSV where times are written with dots, and the columns stand in another order', () => {
  const csv = `"artist","name","start time","end time","playtime","deck","notes","year"
"","14.3.2024","14.3.2024, 23.58.21 EET","","","","",""
"Pole","Fahren","23.58.21 EET","00.03.00 EET","00:04:39","offline","","1998"
"","Broadcast - Tender","00.02.52 EET","","","offline","",""
`;
  expect(rowsOf(csv)).toEqual([
    [0, 'Pole', 'Fahren'],
    [271, 'Broadcast', 'Tender'],
  ]);
});

test('a history of Serato as text: columns that spaces keep in line', () => {
  const line = (name: string, artist: string, start: string) =>
    `${name.padEnd(24)}${artist.padEnd(13)}${start.padEnd(31)}00:04:31     offline`.trimEnd();
  const rule = '-'.repeat(80);
  const text = [
    ...[line('name', 'artist', 'start time').replace(/00:04.*/, 'playtime     deck'), rule],
    ...[line('Serato 14.3.2024', '', '14.3.2024, 20.04.53 EET'), rule],
    ...[line('Über, unter #1', 'Jan Jelinek', '20.04.53 EET'), line('Being Here', 'Laraaji', '20.09.24 EET')],
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    [0, 'Jan Jelinek', 'Über, unter #1'],
    [271, 'Laraaji', 'Being Here'],
  ]);
});

test('a list copied from a page of the BBC: time, artist, title and label, each on its line', () => {
  const copied = '00:02\nPole\nFahren\n~scape.\n00:07\nLaraaji\nBeing Here\n';
  expect(rowsOf(copied)).toEqual([
    [2, 'Pole', 'Fahren [~scape.]'],
    [7, 'Laraaji', 'Being Here'],
  ]);
});

test('a playlist of Traktor as a web page', () => {
  const html = `<html><body><h1>Low Water</h1><table border="1"><tr class="head"><th>#</th><th>Title</th><th>Artist</th><th>Time</th></tr>
<tr><td>1</td><td>Silver &amp; Gold</td><td>Broadcast</td><td>03:20</td></tr>
<tr><td>2</td><td>Fahren</td><td><b>Pole</b></td><td>04:31</td></tr></table></body></html>`;
  expect(rowsOf(html)).toEqual([
    [null, 'Broadcast', 'Silver & Gold'],
    [null, 'Pole', 'Fahren'],
  ]);
});

test('a history of Serato as CSV: without the line of the session, times from its beginning', () => {
  const csv = `"name","artist","start time","end time","playtime","deck","notes"
"3/14/24","","8:01:05 PM","10:00:12 PM","1:59:07","",""
"Fahren, part ""2""","Pole","8:01:05 PM","8:05:40 PM","0:04:35","1",""
"Being Here","Laraaji","8:05:40 PM","8:10:00 PM","0:04:20","2",""
`;
  expect(rowsOf(csv)).toEqual([
    [0, 'Pole', 'Fahren, part "2"'],
    [275, 'Laraaji', 'Being Here'],
  ]);
});

test('a tracklist copied from a page of Mixcloud, with a track on three lines', () => {
  const copied = '1\n0:00\nFahren\nby Pole\n2\n4:31\nBeing Here\nby Laraaji\n';
  expect(rowsOf(copied)).toEqual([
    [0, 'Pole', 'Fahren'],
    [271, 'Laraaji', 'Being Here'],
  ]);
});

test('a numbered list with times', () => {
  const list =
    '01. [00:00] Pole - Fahren [Kiff SM]\n02. [04:31] Laraaji – Being Here\n03. 1:02:10 | ID - ID\n';
  const rows = parseTracklist(list);
  expect(rowsOf(list)).toEqual([
    [0, 'Pole', 'Fahren [Kiff SM]'],
    [271, 'Laraaji', 'Being Here'],
    [3730, 'ID', 'ID'],
  ]);
  expect(rows.map((row, at) => isDoubtful(row, rows[at - 1]))).toEqual([false, false, true]);
});

test('what may be cut at the wrong dash, or is earlier than the track before, is doubtful', () => {
  const rows = parseTracklist('10:00 Pole - Fahren\n05:00 Laraaji - Being Here\n12:00 A - B - C');
  expect(rows.map((row, at) => isDoubtful(row, rows[at - 1]))).toEqual([false, true, true]);
});
