import { commissions } from './commissions.ts';
import { printable } from './letters.ts';
import { drawIcon, drawLogo, housePalette } from './occasions/brand.ts';
import { averageColour, type Palette, palettes } from './palette.ts';
import { type Composition, print } from './press.ts';
import { choose, hash, randomFrom } from './random.ts';
import { roomOf } from './wall.ts';

export interface PictureFacts {
  width: number;
  height: number;
  /** The picture's average colour, shown while it loads. */
  colour: string;
}

export interface Picture extends PictureFacts {
  svg: string;
}

interface Plan extends PictureFacts {
  composition: Composition;
  palette: Palette;
}

const brandColour = '#ff4a1c';
const ownBrand = new Set(['error', 'og']);

/** Size, composition and colours of a picture, without drawing it. */
export function planPicture(name: string): Plan {
  const { width, height, compositions } = roomOf(name);
  const composition = commissions[name] ?? choose(compositions, hash(`composition of ${name}`));
  const palette = ownBrand.has(name) ? housePalette : choose(palettes, hash(`palette of ${name}`));
  return { width, height, composition, palette, colour: averageColour(palette, composition.coverage) };
}

/** Size and colour of a picture, cheap enough for hundreds of pictures at once. */
export function pictureFacts(name: string): PictureFacts {
  if (name === 'logo' || name === 'icon') {
    const { width, height } = name === 'logo' ? drawLogo() : drawIcon();
    return { width, height, colour: brandColour };
  }
  const { width, height, colour } = planPicture(name);
  return { width, height, colour };
}

/** Alternative text of a picture. */
export function describePicture(name: string): string {
  const { composition, palette } = planPicture(name);
  const [bulk, second, key] = palette.inkNames;
  return `${composition.subject}, printed in ${bulk}, ${second} and ${key}`;
}

/** Draws a picture. The same name always gives the same picture. */
export function drawPicture(name: string): Picture {
  if (name === 'logo') return { ...drawLogo(), colour: brandColour };
  if (name === 'icon') return { ...drawIcon(), colour: brandColour };
  const { width, height, colour, composition, palette } = planPicture(name);
  const random = randomFrom(name);
  const border = composition.bordered && random.chance(0.4) ? 60 : 0;
  const svg = print(composition, { width, height, palette, border, random, words: wordsOf(name) });
  return { svg, width, height, colour };
}

/** The words in a picture's name, for compositions that print them. */
export function wordsOf(name: string): string[] {
  const subject = printable(
    name
      .replace(/--\d+$/, '')
      .split('-')
      .slice(1)
      .join(' '),
  );
  const words = subject.split(' ').filter(Boolean);
  return words.length > 0 ? words : ['ESTUARY'];
}
