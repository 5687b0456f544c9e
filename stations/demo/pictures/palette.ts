/** Colours of inks, by the names that risograph printers use. */
const shelf = {
  pink: '#ff48a8',
  red: '#f4473f',
  crimson: '#d9323f',
  orange: '#ff6a2b',
  apricot: '#ffa06b',
  sunflower: '#ffb511',
  yellow: '#ffdc1f',
  lime: '#c9e23c',
  green: '#00a95c',
  forest: '#1f6b4f',
  mint: '#7fd6c2',
  teal: '#008489',
  aqua: '#57c3e6',
  cornflower: '#5b9be8',
  blue: '#0a6fc2',
  ultramarine: '#3046c5',
  violet: '#8b6fd6',
  lilac: '#c9a7ea',
  rose: '#ff9fb5',
  burgundy: '#8c2f55',
  brown: '#8a5637',
  navy: '#1c2c4c',
  black: '#20201e',
} as const;

const papers = {
  cream: '#f3ecdd',
  chalk: '#f6f3ea',
  blush: '#f6ddd3',
  butter: '#f8e9b4',
  mist: '#dde8ea',
  sage: '#dfe7d3',
  kraft: '#e2cba6',
  lilac: '#e8dff0',
} as const;

type Ink = keyof typeof shelf;

export interface Palette {
  paper: string;
  /** Ordered from the ink that covers most to the key ink of the details. */
  inks: [string, string, string];
  inkNames: [string, string, string];
}

function print(paper: keyof typeof papers, bulk: Ink, second: Ink, key: Ink): Palette {
  return {
    paper: papers[paper],
    inks: [shelf[bulk], shelf[second], shelf[key]],
    inkNames: [bulk, second, key],
  };
}

export const palettes: readonly Palette[] = [
  print('cream', 'pink', 'yellow', 'blue'),
  print('chalk', 'orange', 'teal', 'navy'),
  print('cream', 'cornflower', 'red', 'black'),
  print('blush', 'green', 'red', 'navy'),
  print('butter', 'ultramarine', 'pink', 'black'),
  print('cream', 'sunflower', 'crimson', 'navy'),
  print('mist', 'red', 'aqua', 'ultramarine'),
  print('chalk', 'violet', 'lime', 'forest'),
  print('kraft', 'teal', 'orange', 'black'),
  print('cream', 'mint', 'pink', 'navy'),
  print('sage', 'forest', 'apricot', 'burgundy'),
  print('cream', 'red', 'sunflower', 'black'),
  print('lilac', 'orange', 'violet', 'navy'),
  print('chalk', 'aqua', 'yellow', 'crimson'),
  print('butter', 'burgundy', 'orange', 'forest'),
  print('cream', 'blue', 'apricot', 'black'),
  print('blush', 'ultramarine', 'orange', 'burgundy'),
  print('chalk', 'yellow', 'green', 'black'),
  print('mist', 'navy', 'orange', 'crimson'),
  print('cream', 'rose', 'teal', 'burgundy'),
  print('butter', 'aqua', 'red', 'navy'),
  print('cream', 'lilac', 'orange', 'forest'),
  print('sage', 'pink', 'green', 'navy'),
  print('chalk', 'crimson', 'cornflower', 'navy'),
  print('kraft', 'brown', 'mint', 'navy'),
  print('cream', 'lime', 'ultramarine', 'black'),
  print('lilac', 'teal', 'rose', 'ultramarine'),
  print('chalk', 'apricot', 'blue', 'burgundy'),
];

/** The share of the sheet that each ink covers, from 0 to 1. */
export type Coverage = readonly [number, number, number];

/** The average colour of a print, computed from how much each ink covers instead of from pixels. */
export function averageColour(palette: Palette, coverage: Coverage): string {
  const channels = [1, 3, 5].map((at) => {
    const light = palette.inks.reduce(
      (rest, ink, plate) => {
        const covered = coverage[plate] ?? 0;
        return rest * (1 - covered + (covered * channel(ink, at)) / 255);
      },
      channel(palette.paper, at),
    );
    return Math.round(light).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
