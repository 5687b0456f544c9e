const onlyNumber = /^#?\d{1,3}[.)]?$/;
const onlyTime = /^[[(]?\d{1,3}:\d{2}(?::\d{2})?[\])]?$/;
const byArtist = /^by\s+(.+)$/i;
const notTrack = /^(?:[-=_*~]{3,}|(?:full )?(?:track ?list(?:ing)?|play ?list|set ?list|tracks)\s*:?)$/i;
const dash = /\s[-–—]\s/;
const mostLines = 4;

type Group = { time: string; isMarked: boolean; lines: string[] };

/**
 * Joins the lines of each track into one. Text copied from a web page has a track on several lines after its number or time:
 * the title and "by" the artist from Mixcloud; the artist, the title and perhaps the label from the BBC.
 */
export function mergeLines(given: string[]): string[] {
  const lines = given.map((line) => line.trim()).filter((line) => !notTrack.test(line));
  const groups: Group[] = [{ time: '', isMarked: false, lines: [] }];
  for (const line of lines) {
    const isTime = onlyTime.test(line);
    const group = groups.at(-1) as Group;
    if (!isTime && !(onlyNumber.test(line) && lines.length > 1)) group.lines.push(line);
    else if (group.lines.length > 0) groups.push({ time: isTime ? line : '', isMarked: true, lines: [] });
    else Object.assign(group, { isMarked: true, ...(isTime && { time: line }) });
  }
  return groups.flatMap(linesOf);
}

function linesOf({ time, isMarked, lines }: Group): string[] {
  const merged = withArtists(lines);
  const isOne =
    isMarked && lines.length > 1 && lines.length <= mostLines && !merged.some((line) => dash.test(line));
  const [first, second, ...labels] = merged;
  const tracks = isOne
    ? [[`${first} - ${second}`, ...labels.map((label) => `[${label}]`)].join(' ')]
    : merged;
  return tracks.map((track, at) => (at === 0 && time ? `${time} ${track}` : track));
}

function withArtists(lines: string[]): string[] {
  const merged: string[] = [];
  for (const line of lines) {
    const artist = byArtist.exec(line)?.[1];
    if (artist && merged.length > 0) merged.push(withArtist(merged.pop() ?? '', artist));
    else merged.push(line);
  }
  return merged;
}

function withArtist(line: string, artist: string): string {
  const [at = ''] = /^[[(]?\d{1,3}:\d{2}(?::\d{2})?[\])]?\s+/.exec(line) ?? [];
  return `${at}${artist} - ${line.slice(at.length)}`;
}
