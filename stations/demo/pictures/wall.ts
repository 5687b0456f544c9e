import { gulls, heron } from './compositions/birds.ts';
import { moth, shoal } from './compositions/creatures.ts';
import { eye } from './compositions/eye.ts';
import { arches, meter, tiles } from './compositions/geometry.ts';
import {
  croppedLetter,
  knockedOutLetter,
  overprintedInitials,
  stretchedRows,
} from './compositions/letters.ts';
import { record, sails, speakers } from './compositions/objects.ts';
import { bulge, curtain, rings, tunnel } from './compositions/optical.ts';
import { boxes, figure, letterTiles, ribbons, scallops } from './compositions/patterns.ts';
import { cutouts, flowers } from './compositions/plants.ts';
import { moons, orbits, windows } from './compositions/sky.ts';
import { totem } from './compositions/totem.ts';
import { meander, ridges, sunAndTide, swell } from './compositions/water.ts';
import { lowWater, shareCard } from './occasions/brand.ts';
import { galley, stillLife } from './occasions/desk.ts';
import { chart, harbour, hills } from './occasions/landscapes.ts';
import { bounce, filmStrip, stage, testCard } from './occasions/screens.ts';
import { sequence } from './occasions/series.ts';
import { cutPaper, halves } from './portraits/cut-paper.ts';
import { photograph } from './portraits/photograph.ts';
import { echo, lined, nested } from './portraits/silhouettes.ts';
import type { Composition } from './press.ts';

export interface Room {
  width: number;
  height: number;
  compositions: readonly Composition[];
}

const landscape = { width: 1200, height: 800 };
const square = { width: 1200, height: 1200 };

const shows = [
  [croppedLetter, overprintedInitials, stretchedRows, knockedOutLetter, letterTiles],
  [sunAndTide, ridges, meander, swell, scallops],
  [rings, curtain, bulge, tunnel, figure],
  [tiles, arches, totem, meter, boxes, ribbons],
  [cutouts, flowers, shoal, gulls, heron, moth],
  [moons, orbits, windows, record, eye, speakers, sails],
].flat();

/** Kinds of pictures: the first part of a picture's name chooses the sheet's size and the possible compositions. */
export const rooms = {
  show: { ...square, compositions: shows },
  resident: {
    ...square,
    compositions: [cutPaper, echo, cutPaper, halves, photograph, cutPaper, lined, nested],
  },
  collection: { ...square, compositions: [sequence] },
  article: {
    ...landscape,
    compositions: [
      [hills, galley, harbour, chart, stillLife],
      [gulls, sails, sunAndTide, cutouts, swell],
      [heron, boxes, scallops, windows],
    ].flat(),
  },
  video: {
    width: 1280,
    height: 720,
    compositions: [bounce, testCard, stage, filmStrip, rings, curtain, tunnel, bulge, shoal, stretchedRows],
  },
  page: { ...landscape, compositions: [harbour, hills, chart, sunAndTide] },
  error: { ...landscape, compositions: [lowWater] },
  og: { width: 1200, height: 630, compositions: [shareCard] },
} satisfies Record<string, Room>;

export function roomOf(name: string): Room {
  const kind = name.split('-')[0] ?? '';
  return Object.hasOwn(rooms, kind) ? rooms[kind as keyof typeof rooms] : rooms.show;
}
