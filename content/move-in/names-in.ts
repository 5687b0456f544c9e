import { lineOf } from './source-text.ts';

/** Whether there is somebody with exactly this name. */
export type IsName = (name: string) => boolean;

const maxNames = 50;
const maxText = 20_000;
const once = (names: string[]) => [...new Set(names.map(lineOf))].filter(Boolean).slice(0, maxNames);

/** Names in one field, between any of the usual separators, each once. */
export function namesIn(text: string): string[] {
  return once(text.split(/[,;|\n]/));
}

/**
 * Names of people in one field. A comma is part of a name if the name is in quotation marks, if semicolons, bars or lines separate
 * the names, or if there is somebody with exactly that name.
 */
export function residentsIn(field: string, isName: IsName, doubts: string[]): string[] {
  const text = field.slice(0, maxText);
  if (isName(lineOf(text))) return once([text]);
  const parts = splitOutsideQuotes(text, /[;|\n]/);
  if (parts.length > 1) return once(parts.map(({ name }) => name));
  const names = joinKnown(splitOutsideQuotes(text, /,/), isName);
  const [first, second] = names;
  if (names.length === 2 && first && second && !second.isQuoted && /^the\s/i.test(second.name))
    doubts.push(
      `${lineOf(first.name)} and ${second.name} were read as two. If it is one name, put quotation marks around it.`,
    );
  return once(names.map(({ name }) => name));
}

/** Names in the tag of a file, in which a slash is a separator as well. */
export function artistsIn(tag: string, isName: IsName, doubts: string[]): string[] {
  return isName(lineOf(tag)) ? once([tag]) : residentsIn(tag.replaceAll('/', ';'), isName, doubts);
}

type Part = { name: string; isQuoted: boolean };

/** Splits text at a separator, but not inside quotation marks around a whole name. */
function splitOutsideQuotes(text: string, sign: RegExp): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^\s*(?:"([^"]+)"|“([^”]+)”)\s*(?=[,;|\n]|$)/.exec(rest);
    const from = quoted?.[0].length ?? 0;
    const length = rest.slice(from).search(sign);
    const end = length === -1 ? rest.length : from + length;
    // In a list separated by semicolons, text after the closing quotation mark belongs to the name.
    const isWhole = quoted && from === end;
    const name = isWhole ? (quoted[1] ?? quoted[2] ?? '') : rest.slice(0, end);
    parts.push({ name: name.trim(), isQuoted: Boolean(isWhole) });
    if (end >= rest.length) return parts.filter(({ name }) => name !== '');
    rest = rest.slice(end + 1);
  }
}

/** Joins neighbouring parts that make up a known name, the longest first. */
function joinKnown(parts: Part[], isName: IsName): Part[] {
  const joined: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    let count = Math.min(4, parts.length - at);
    const together = () => parts.slice(at, at + count);
    while (count > 1 && (together().some((one) => one.isQuoted) || !isName(nameOf(together())))) count--;
    joined.push({ name: nameOf(together()), isQuoted: count > 1 || (parts[at]?.isQuoted ?? false) });
    at += count;
  }
  return joined;
}

const nameOf = (parts: Part[]) => parts.map(({ name }) => name).join(', ');
