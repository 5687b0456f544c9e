/** Colours as `#rrggbb`: the contrast of two, and the nearest colour with enough contrast. */

type Triple = [number, number, number];

/** WCAG 2.2: the contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour between two in OKLab, where equal steps look equal: `share` 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const from = oklab(one);
  const to = oklab(other);
  return hex(from.map((value, at) => value + ((to[at] ?? 0) - value) * share) as Triple);
}

/** The colour itself if it has the contrast `ratio` on all grounds, else the nearest shade towards black or white that has it. */
export function readableOn(grounds: string[], colour: string, ratio: number): string {
  const isRead = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (isRead(colour)) return colour;
  const ends = ['#000000', '#ffffff'].filter(isRead);
  const ways = ends.map((end) => wayTowards(colour, end, isRead)).sort((a, b) => a.share - b.share);
  return ways[0]?.reached ?? bestOn(grounds, ['#000000', '#ffffff']);
}

/** The first of the preferred colours with a contrast of 4.5 on the ground, else black or white. */
export function textOn(ground: string, preferred: string[]): string {
  return (
    preferred.find((colour) => contrast(colour, ground) >= 4.5) ?? bestOn([ground], ['#000000', '#ffffff'])
  );
}

function bestOn(grounds: string[], colours: string[]): string {
  const least = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  return colours.reduce((best, colour) => (least(colour) > least(best) ? colour : best));
}

/** Finds by bisection the smallest step from a colour towards `end` for which `isRead` is true. */
function wayTowards(colour: string, end: string, isRead: (candidate: string) => boolean) {
  let [tooLittle, enough] = [0, 1];
  for (let halved = 0; halved < 10; halved++) {
    const middle = (tooLittle + enough) / 2;
    if (isRead(mix(colour, end, middle))) enough = middle;
    else tooLittle = middle;
  }
  return { share: enough, reached: mix(colour, end, enough) };
}

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** Converts to Björn Ottosson's OKLab, where equal steps look equal. */
function oklab(colour: string): Triple {
  const [red, green, blue] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function hex([lightness, a, b]: Triple): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${channels.map(byte).join('')}`;
}

function byte(linearValue: number): string {
  const value = linearValue <= 0.0031308 ? linearValue * 12.92 : 1.055 * linearValue ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
