import { HttpError } from '../http/http-error.ts';
import { maxRows } from './source-row.ts';

export type TableRow = {
  cells: string[];
  /** Problems with the quotation marks of this row. */
  doubts: string[];
};

/** Rows of cells. The separator is the one that `sep=` names, else the most frequent one of the first line. Empty rows are left out. */
export function parseCsv(given: string): TableRow[] {
  const text = given.replace(/^\uFEFF/, '');
  const said = /^"?sep=([^"\r\n])"?(?:\r\n?|\n)/i.exec(text);
  const between = said?.[1] ?? commonest(text);
  const lineAt = createLineCount(text);
  const rows: TableRow[] = [];
  let row: TableRow = { cells: [], doubts: [] };
  let at = said?.[0].length ?? 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at, between) : undefined;
    const end = quoted?.end ?? endOfPlain(text, at, between);
    const cell = quoted?.cell ?? text.slice(at, end);
    row.cells.push(cell);
    if (!quoted && text[at] === '"' && cell.split('"').length % 2 === 0)
      row.doubts.push(
        `A quotation mark that opens in line ${lineAt(at)} is not closed, so it was read as part of the text.`,
      );
    at = end;
    if (text[at] === between) {
      at++;
      continue;
    }
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    if (rows.length > maxRows + 1) throw tooMany();
    row = { cells: [], doubts: [] };
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

function commonest(text: string): string {
  const firstLine = (text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => firstLine.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Undefined if the quotation mark is not closed at the end of a cell: it would include the cells after it. */
function quotedCell(text: string, start: number, between: string): { cell: string; end: number } | undefined {
  let cell = '';
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    cell += text.slice(at, quote);
    at = quote + 1;
    if (text[at] === '"') {
      cell += '"';
      at++;
      continue;
    }
    while (text[at] === ' ' && between !== ' ') at++;
    const next = text[at];
    return next === undefined || next === between || next === '\r' || next === '\n'
      ? { cell, end: at }
      : undefined;
  }
}

function endOfPlain(text: string, start: number, between: string): number {
  let at = start;
  while (at < text.length && text[at] !== between && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/** Tells the line of a position. Positions must ascend, so that the text is read only once. */
function createLineCount(text: string): (at: number) => number {
  let [line, counted] = [1, 0];
  return (at) => {
    line += text.slice(counted, at).match(/\r\n?|\n/g)?.length ?? 0;
    counted = at;
    return line;
  };
}

export function tooMany(): HttpError {
  return new HttpError(400, `There are more than ${maxRows} rows. Move them in in parts.`, 'body');
}
