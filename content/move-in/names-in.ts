import { lineOf } from './source-text.ts';

/** Says whether somebody of this very name is there already. */
export type IsName = (name: string) => boolean;

const maxNames = 50;
const maxText = 20_000;
const once = (names: string[]) => [...new Set(names.map(lineOf))].filter(Boolean).slice(0, maxNames);

/** Names in one field, between any of the usual signs, each once. */
export function namesIn(text: string): string[] {
  return once(text.split(/[,;|\n]/));
}

/**
 * Names of people in one field. A comma may be part of one: it is where the name is in quotation marks, where
 * semicolons, bars or lines separate the names, and where somebody of that very name is there.
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

/** Names in the tag of a file, where a slash separates them, too. */
export function artistsIn(tag: string, isName: IsName, doubts: string[]): string[] {
  return isName(lineOf(tag)) ? once([tag]) : residentsIn(tag.replaceAll('/', ';'), isName, doubts);
}

type Part = { name: string; isQuoted: boolean };

/** Quotation marks around a whole name hold it together. */
function splitOutsideQuotes(text: string, sign: RegExp): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^\s*(?:"([^"]+)"|“([^”]+)”)\s*(?=[,;|\n]|$)/.exec(rest);
    const from = quoted?.[0].length ?? 0;
    const length = rest.slice(from).search(sign);
    const end = length === -1 ? rest.length : from + length;
    // In a list between semicolons, what follows the mark belongs to the name.
    const isWhole = quoted && from === end;
    const name = isWhole ? (quoted[1] ?? quoted[2] ?? '') : rest.slice(0, end);
    parts.push({ name: name.trim(), isQuoted: Boolean(isWhole) });
    if (end >= rest.length) return parts.filter(({ name }) => name !== '');
    rest = rest.slice(end + 1);
  }
}

/** Neighbours that make up a name that is there are that name, the longest first. */
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
