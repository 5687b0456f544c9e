import { grainImage } from './grain.ts';
import type { Coverage, Palette } from './palette.ts';
import type { Random } from './random.ts';
import { n } from './shapes.ts';

export type Plate = 0 | 1 | 2;

/** A sheet of paper and its three plates; each plate is printed in its own ink. */
export interface Press {
  width: number;
  height: number;
  random: Random;
  /** The words of the picture's subject, in capitals. */
  words: readonly string[];
  ink(plate: Plate, ...shapes: string[]): void;
  /** Removes ink from a plate. */
  knock(plate: Plate, ...shapes: string[]): void;
  /** Clips shapes to an outline (path data in sheet coordinates). */
  within(outline: string, ...shapes: string[]): string;
}

export interface Composition {
  name: string;
  /** Describes the picture for alternative texts. */
  subject: string;
  coverage: Coverage;
  /** Whether the sheet may have an unprinted border. */
  bordered?: boolean;
  draw(press: Press): void;
}

interface Sheet {
  width: number;
  height: number;
  palette: Palette;
  /** Width of the unprinted border, in units. */
  border: number;
  random: Random;
  words: readonly string[];
  /** Randomness of the plates' offsets; `random` unless given. */
  slip?: Random;
  /** Leaves out the grain, which compresses badly in films. */
  smooth?: boolean;
}

export function print(composition: Composition, sheet: Sheet): string {
  const { width, height, palette, random, border, slip = random } = sheet;
  const plates: [string[], string[], string[]] = [[], [], []];
  let outlines = '';
  let outlineCount = 0;
  composition.draw({
    width,
    height,
    random,
    words: sheet.words,
    ink: (plate, ...shapes) => plates[plate].push(...shapes),
    // White multiplied with the sheet changes nothing, so white on a plate removes its ink.
    knock: (plate, ...shapes) => plates[plate].push(`<g color="#fff" fill="#fff">${shapes.join('')}</g>`),
    within: (outline, ...shapes) => {
      outlineCount += 1;
      outlines += `<clipPath id="o${outlineCount}"><path d="${outline}"/></clipPath>`;
      return `<g clip-path="url(#o${outlineCount})">${shapes.join('')}</g>`;
    },
  });
  const frame = border
    ? `<path fill="#fff" fill-rule="evenodd" d="M-60-60H${width + 60}V${height + 60}H-60ZM${border} ${border}H${width - border}V${height - border}H${border}Z"/>`
    : '';
  // The grain is scaled for each ink, so their specks differ; moving the pattern instead takes five times as long to rasterise.
  const grain = (plate: number) =>
    sheet.smooth
      ? ''
      : `<rect width="${width}" height="${height}" fill="url(#grain)" transform="scale(${1 + plate * 0.13})"/>`;
  const grainTile = sheet.smooth
    ? ''
    : `<pattern id="grain" width="384" height="384" patternUnits="userSpaceOnUse"><image width="384" height="384" href="${grainImage}"/></pattern>`;
  const printed = plates.map((shapes, plate) => {
    if (shapes.length === 0) return '';
    const landing = `translate(${n(slip.between(-5, 5))} ${n(slip.between(-5, 5))})`;
    const inked = `<g transform="${landing}">${shapes.join('')}${frame}</g>`;
    return `<g style="mix-blend-mode:multiply" color="${palette.inks[plate]}" fill="currentColor">${inked}${grain(plate)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${grainTile}${outlines}</defs><rect width="${width}" height="${height}" fill="${palette.paper}"/>${printed.join('')}</svg>`;
}
