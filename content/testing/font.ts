/** The part of a WOFF2 file that is checked: its signature, its length, and some bytes. */
export function testFont(filledWith = 7, length = 200): Buffer {
  const font = Buffer.alloc(length, filledWith);
  font.write('wOF2', 0, 'latin1');
  font.writeUInt32BE(length, 8);
  return font;
}
