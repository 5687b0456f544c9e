import { arches, meter, tiles, totem } from './compositions/geometry.ts';
import {
  croppedLetter,
  knockedOutLetter,
  overprintedInitials,
  stretchedRows,
} from './compositions/letters.ts';
import { cutouts, flowers, gulls, moons, shoal } from './compositions/nature.ts';
import { eye, record, sails, speakers } from './compositions/objects.ts';
import { bulge, curtain, rings, tunnel } from './compositions/optical.ts';
import { meander, ridges, sunAndTide, swell } from './compositions/water.ts';
import { lowWater, shareCard } from './occasions/brand.ts';
import { chart, galley, harbour, hills, stillLife } from './occasions/landscapes.ts';
import { bounce, filmStrip, stage, testCard } from './occasions/screens.ts';
import { sequence } from './occasions/series.ts';
import { cutPaper, halves } from './portraits/cut-paper.ts';
import { photograph } from './portraits/photograph.ts';
import { echo, lined, relief } from './portraits/silhouettes.ts';
import type { Composition } from './press.ts';

export interface Room {
  width: number;
  height: number;
  compositions: readonly Composition[];
}

const landscape = { width: 1200, height: 800 };
const square = { width: 1200, height: 1200 };

const shows = [
  [croppedLetter, sunAndTide, rings, tiles, cutouts, record],
  [overprintedInitials, ridges, curtain, arches, flowers, eye],
  [stretchedRows, meander, bulge, totem, shoal, speakers],
  [knockedOutLetter, swell, tunnel, meter, moons, sails, gulls],
].flat();

/** What hangs where: the first part of a picture's name chooses the sheet and the compositions made for it. */
export const rooms = {
  show: { ...square, compositions: shows },
  resident: { ...square, compositions: [cutPaper, echo, halves, cutPaper, photograph, lined, relief] },
  collection: { ...square, compositions: [sequence] },
  article: {
    ...landscape,
    compositions: [hills, galley, harbour, chart, stillLife, gulls, sails, sunAndTide, cutouts, swell],
  },
  video: {
    width: 1280,
    height: 720,
    compositions: [bounce, testCard, stage, filmStrip, rings, curtain, tunnel, bulge, shoal],
  },
  page: { ...landscape, compositions: [harbour, hills, chart, sunAndTide] },
  error: { ...landscape, compositions: [lowWater] },
  og: { width: 1200, height: 630, compositions: [shareCard] },
} satisfies Record<string, Room>;

export function roomOf(name: string): Room {
  const kind = name.split('-')[0] ?? '';
  return Object.hasOwn(rooms, kind) ? rooms[kind as keyof typeof rooms] : rooms.show;
}
