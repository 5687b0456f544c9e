/** As they are written between an artist and a title, for a set of characters in an expression. */
export const dashes = String.raw`\-‐‑‒–—―−`;

const spacedDash = new RegExp(String.raw`\s+[${dashes}]\s+|\t+`);
/** What else may stand between artist and title, where no dash with spaces does. */
const otherSigns = [
  new RegExp(String.raw`(?<!\d)\s*[–—―]\s*|\s+[${dashes}](?=\S)|(?<=\S)[${dashes}]\s+`),
  /\s+(?:\||\/\/|~)\s+/,
  /:\s+/,
];

/** The artist is what stands before the first dash; empty where nothing separates it. */
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
