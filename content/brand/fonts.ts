import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the station's own fonts, inside the data folder. */
export const fontsFolder = 'fonts';

/** Limit of a font file, since pages wait for it. */
export const maxFontBytes = 500_000;

export const fontName = /^[a-z0-9][a-z0-9-]{0,149}$/;

export function fontFile(data: string, name: string): string | undefined {
  const path = join(data, fontsFolder, `${name}.woff2`);
  return existsSync(path) ? path : undefined;
}

/** Why a file cannot be a font of the station, in a sentence; undefined when it can. */
export function fontProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxFontBytes)
    return `A font has at most ${maxFontBytes / 1000} kB; this one has ${Math.ceil(bytes.length / 1000)}. Leave out letters that are not used.`;
  // A WOFF2 file begins with its signature and states its whole length.
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWoff2 =
    view.length > 48 && view.toString('latin1', 0, 4) === 'wOF2' && view.readUInt32BE(8) === view.length;
  return isWoff2 ? undefined : 'This is not a whole font in WOFF2';
}
