import { hash } from 'node:crypto';
import { join } from 'node:path';
import { capitals } from '@longwave/contract/capitals.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { paletteOf } from '@longwave/contract/palette.ts';
import { createGeneratedFiles, type FileOrBytes } from '../media/generated-files.ts';
import { loadSharp } from '../media/load-sharp.ts';
import type { Store } from '../store/repository.ts';
import { icoOf } from './ico.ts';

type Station = Pick<DocumentOf<'station'>, 'name' | 'logo' | 'brand'>;
type Icon = { side: number; isMaskable?: boolean; isIco?: boolean };

/** Icons for tabs, home screens and the installed app; a maskable icon has a margin that a phone may crop. */
export const iconFiles: Record<string, Icon> = {
  '32.png': { side: 32 },
  '180.png': { side: 180 },
  '192.png': { side: 192 },
  '512.png': { side: 512 },
  'maskable-512.png': { side: 512, isMaskable: true },
  'favicon.ico': { side: 32, isIco: true },
};

/** The path of the icons. It changes when the icons do, since browsers cache them for a year. */
export function iconsPath(station: Station): string {
  return `/station/icons/${iconsVersion(station)}`;
}

export function iconsVersion(station: Station): string {
  const { logo } = station;
  const shown = [logo ? logo.name + (logo.version ?? '') : initialOf(station.name), coloursOf(station)];
  return hash('sha256', JSON.stringify(shown), 'hex').slice(0, 12);
}

/** Makes icons from the logo, or from the initial on the accent colour if there is no logo. Returns the path of the finished file. */
export function createIcons(
  store: Store,
  picture: (name: string, width: number, format: string) => Promise<FileOrBytes>,
) {
  const files = createGeneratedFiles({ concurrency: 1 });
  return async function icon(station: Station, file: string, { side, isMaskable, isIco }: Icon) {
    const path = join(store.folder, 'pictures', '.icons', iconsVersion(station), file);
    return files(path, async () => {
      const drawn = station.logo
        ? await drawLogo(
            await picture(station.logo.name, 960, 'png'),
            side,
            isMaskable,
            coloursOf(station).paper,
          )
        : await drawInitial(station, side, isMaskable);
      return isIco ? icoOf(drawn, side) : drawn;
    });
  };
}

function coloursOf({ brand }: Station) {
  const { accent, paper, 'on-accent': onAccent } = paletteOf(brand ?? {}).plain;
  return { accent, paper, onAccent };
}

/** A square opaque logo fills the icon; any other logo is drawn on the paper colour. */
async function drawLogo(logo: FileOrBytes, side: number, isMaskable = false, paper: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(logo).metadata();
  const { isOpaque, dominant } = await sharp(logo).stats();
  const fills = isOpaque && width === height;
  const background = fills ? dominant : paper;
  const inner = Math.round(side * (isMaskable ? 0.7 : fills ? 1 : 0.86));
  const resized = await sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: resized, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function drawInitial(station: Station, side: number, isMaskable = false): Promise<Buffer> {
  const { accent, onAccent } = coloursOf(station);
  const [width, outline] = capitals[initialOf(station.name)] ?? waves;
  const height = isMaskable ? 44 : 58;
  const scale = Math.min(height / 100, (height * 1.2) / width);
  const transform = `translate(${50 - (width * scale) / 2} ${50 - 50 * scale}) scale(${scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}"><rect width="100" height="100" fill="${accent}"/><path transform="${transform}" fill="${onAccent}" d="${outline}"/></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Two bands of waves, for a name without an initial that can be drawn. */
const waves = [
  120,
  'M0 20C20 0 40 0 60 20S100 40 120 20V46C100 66 80 66 60 46S20 26 0 46ZM0 60C20 40 40 40 60 60S100 80 120 60V86C100 106 80 106 60 86S20 66 0 86Z',
] as const;

/** The first letter or digit of a name, without its accent; empty if there is no drawing of it. */
function initialOf(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD').toUpperCase()) ?? [];
  return first in capitals ? first : '';
}
