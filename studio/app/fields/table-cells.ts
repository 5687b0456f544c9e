/** Cells of a table in a text: separated by tabs, semicolons or commas, or aligned with spaces under the column names. */
export function cellsIn(text: string): string[][] {
  const [, declared, rest = text] = /^"?sep=([^"\r\n])"?(?:\r\n?|\n)([\s\S]*)$/i.exec(text) ?? [];
  const lines = rest.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [head = ''] = lines;
  const separator = declared ?? ['\t', ';', ','].find((sign) => head.includes(sign));
  if (separator === '\t') return lines.map((line) => line.split('\t'));
  if (separator) return lines.map((line) => splitQuoted(line, separator));
  const starts = [...head.matchAll(/(?:^|\s{2,})(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
  return lines
    .filter((line) => !/^[-=_\s]+$/.test(line))
    .map((line) => starts.map((start, at) => line.slice(start, starts[at + 1]).trim()));
}

/** Splits a line at the separator. Cells that contain it are quoted, with quotes inside them doubled. */
function splitQuoted(line: string, separator: string): string[] {
  const cells: string[] = [];
  const sign = separator.replace(/[\\^$.*+?()[\]{}|-]/, '\\$&');
  const cell = new RegExp(`(?:^|${sign})(?:"((?:[^"]|"")*)"|([^${sign}]*))`, 'g');
  for (const [, quoted, plain] of line.matchAll(cell))
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  return cells;
}
