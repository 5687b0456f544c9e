/** Titles inside the stream for players that send `Icy-MetaData: 1`: a length byte and the text after every chunk. */
const MAX_TITLE_BYTES = 255 * 16;

export const UNCHANGED_TITLE = Buffer.from([0]);

export function titleBlock(title: string): Buffer {
  // The format has no escape for an apostrophe, and a long text must not be cut inside a character.
  const safe = title.replaceAll("'", '’').replace(/\p{Cc}+/gu, ' ');
  let text = `StreamTitle='${safe}';`;
  for (let length = safe.length; Buffer.byteLength(text) > MAX_TITLE_BYTES; length--) {
    text = `StreamTitle='${safe.slice(0, length)}';`;
  }
  const units = Math.ceil(Buffer.byteLength(text) / 16);
  const block = Buffer.alloc(1 + units * 16);
  block[0] = units;
  block.write(text, 1);
  return block;
}
