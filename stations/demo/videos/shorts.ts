import type { VideoText } from './video-text.ts';

/** Newest first. */
export const shorts: VideoText[] = [
  {
    title: 'How the Tide Gets In',
    description: [
      'Fran from Low Pressure Area walks out to the buoy at the bar and shows how a column of salt water becomes a voltage, and then a chord.',
    ],
    residents: ['low-pressure-area'],
  },
  {
    title: 'Mudlark’s Sink',
    description: [
      'Washing-up liquid, a paintbrush and forty minutes of patience. DJ Mudlark rescues a garage white label from a flooded cellar and plays it before it is dry.',
    ],
    residents: ['dj-mudlark'],
  },
  {
    title: 'Carrying the Stacks',
    description: [
      'Four speaker stacks, eleven volunteers, one staircase. The monthly ascent of Tidal Hi-Fi, from the first stair to the last.',
    ],
    residents: ['tidal-hi-fi'],
  },
  {
    title: 'One Wind Harp, Six Days',
    description: [
      'Owen Treharne leaves a harp on a headland and a camera beside it. The weather does the editing.',
    ],
    residents: ['owen-treharne'],
  },
  {
    title: 'The Label Says Nothing',
    description: [
      'Marva and Desmond try to date a rocksteady single by smell, weight and argument. The matrix number has the last word.',
    ],
    residents: ['marva-linton', 'desmond-palmer'],
  },
  {
    title: 'Saturday in Socks',
    description: [
      'Zainab Qureshi’s footwork class at the sail loft: nine beginners, one square of lino each.',
    ],
    residents: ['zainab-qureshi'],
  },
  {
    title: 'Repairing Both of Ours',
    description: [
      'Klára Novotná opens up the station’s tape machines and finds a paper clip, a moth and a very old jingle.',
    ],
    residents: ['klara-novotna'],
    elsewhere: { provider: 'vimeo', id: '76979871', seconds: 372 },
  },
  {
    title: 'A Short History of the Siren',
    description: [
      'It came from a lifeboat, it weighs as much as a child, and it has been used eleven times tonight.',
    ],
    residents: ['tidal-hi-fi', 'sister-verity'],
  },
];
