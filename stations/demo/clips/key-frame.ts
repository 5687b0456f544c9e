import sharp from 'sharp';

/** Encodes a picture as a VP8 key frame, which is the `VP8 ` chunk of a lossy WebP. */
export async function keyFrame(svg: string, width: number, height: number): Promise<Uint8Array> {
  const webp = await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .webp({ quality: 46, effort: 0 })
    .toBuffer();
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('The WebP encoder gave no VP8 frame');
}
