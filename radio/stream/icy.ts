/** Titles inside the sound, for players that ask with `Icy-MetaData: 1`: after every chunk one length byte and the text. */
const LONGEST_TEXT = 255 * 16;

export const NOTHING_NEW = Buffer.from([0]);

export function titleBlock(title: string): Buffer {
  // The format has no escape: an apostrophe would end the title early, a long text must not be cut inside a letter.
  const safe = title.replaceAll("'", '’').replace(/\p{Cc}+/gu, ' ');
  let text = `StreamTitle='${safe}';`;
  for (let kept = safe.length; Buffer.byteLength(text) > LONGEST_TEXT; kept--) {
    text = `StreamTitle='${safe.slice(0, kept)}';`;
  }
  const units = Math.ceil(Buffer.byteLength(text) / 16);
  const block = Buffer.alloc(1 + units * 16);
  block[0] = units;
  block.write(text, 1);
  return block;
}
