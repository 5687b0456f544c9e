/** Dashes that are used between artist and title, for a character class in a regular expression. */
export const dashes = String.raw`\-‐‑‒–—―−`;

const spacedDash = new RegExp(String.raw`\s+[${dashes}]\s+|\t+`);
/** Other separators between artist and title, tried when there is no dash between spaces. */
const otherSigns = [
  new RegExp(String.raw`(?<!\d)\s*[–—―]\s*|\s+[${dashes}](?=\S)|(?<=\S)[${dashes}]\s+`),
  /\s+(?:\||\/\/|~)\s+/,
  /:\s+/,
];

/** Splits a text into artist and title at the first dash; the artist is empty when there is no separator. */
export function splitAtDash(text: string): [artist: string, title: string] {
  const parts = text.trim().split(spacedDash);
  if (parts.length > 1) return [parts[0]?.trim() ?? '', parts.slice(1).join(' - ').trim()];
  const quoted = /^([^"“]+?)\s+["“]([^"”]+)["”]$/.exec(text.trim());
  if (quoted) return [quoted[1] ?? '', quoted[2] ?? ''];
  for (const sign of otherSigns) {
    const found = sign.exec(text);
    const [artist, title] = found
      ? [text.slice(0, found.index).trim(), text.slice(found.index + found[0].length).trim()]
      : [];
    if (artist && title) return [artist, title];
  }
  return ['', text.trim()];
}
