/** The title in the comments of a stream in Ogg (Vorbis, Opus or FLAC); undefined if this packet has none. */
export function titleInPacket(packet: Buffer): string | undefined {
  const start = startOfComments(packet);
  if (start === undefined) return undefined;
  const found = new Map<string, string>();
  for (const comment of commentsFrom(packet, start)) {
    const [name = '', value = ''] = comment.split(/=(.*)/s);
    found.set(name.toLowerCase(), value.trim());
  }
  const title = [found.get('artist'), found.get('title')].filter(Boolean).join(' - ');
  return title || undefined;
}

function startOfComments(packet: Buffer): number | undefined {
  const start = packet.toString('latin1', 0, 8);
  if (start.startsWith('\x03vorbis')) return 7;
  if (start === 'OpusTags') return 8;
  // A FLAC metadata block of type 4: one byte of type, three bytes of length.
  return ((packet[0] ?? 0) & 0x7f) === 4 && packet.readUIntBE(1, 3) === packet.length - 4 ? 4 : undefined;
}

function* commentsFrom(packet: Buffer, start: number): Generator<string> {
  let at = start;
  const number = () => {
    if (at + 4 > packet.length) return undefined;
    at += 4;
    return packet.readUInt32LE(at - 4);
  };
  const vendor = number();
  if (vendor === undefined) return;
  at += vendor;
  for (let left = number() ?? 0; left > 0; left--) {
    const length = number();
    if (length === undefined || at + length > packet.length) return;
    yield packet.toString('utf8', at, at + length);
    at += length;
  }
}
