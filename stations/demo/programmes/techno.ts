import type { ProgrammeText } from './programme.ts';

export const technoProgrammes: ProgrammeText[] = [
  {
    title: 'Foghorn',
    residents: ['jonas-lindqvist'],
    genres: ['dub-techno', 'techno'],
    summary: 'One chord, a great distance, and the air doing the rest.',
    habits: [
      'Recorded in one take; the skip near the middle is the needle’s own opinion.',
      'Jonas brings up a tape of the Falsterbo horn, last sounded in 1987, and leaves it under everything.',
      'Visibility drops to almost nothing around the eighth record.',
    ],
  },
  {
    title: 'Practical Demonstration',
    residents: ['ruta-simkute'],
    genres: ['techno', 'acid'],
    summary: 'Fast, clear techno, one variable at a time.',
    habits: [
      'For half the programme only the hi-hats change, and it is gripping.',
      'The table gets knocked over on schedule.',
      'Rūta names the tempo before every blend and is right to the decimal.',
    ],
  },
  {
    title: 'Warm Coat',
    residents: ['viktor-halasz'],
    genres: ['electro'],
    summary: 'Machine funk, cold melodies, a dedication to finish.',
    habits: [
      'The dedication goes to the driver of the 22 to Uránváros, who waited.',
      'Viktor plays a lullaby at 128 beats a minute and it works on the cat.',
      'Three labels, as always, and he still will not say which.',
    ],
  },
  {
    title: 'Small Sounds',
    residents: ['dana-petrossian'],
    genres: ['minimal', 'dub-techno'],
    summary: 'Minimal music, properly placed, with space to think.',
    habits: [
      'The quietest record in the set is also the one that people wrote in about.',
      'Dana turns the bass down for a whole side so that you notice when it returns.',
      'A kitchen timer makes a brief appearance.',
    ],
  },
  {
    title: 'Boiler House',
    residents: ['pressure-gauge'],
    genres: ['techno', 'electro'],
    summary: 'A different pair of hands from the Rotterdam crew each time.',
    habits: [
      'The crew could not agree on a tempo, so there are four.',
      'Recorded in the pump room, hence the drip.',
      'Two of the five were at the desk and the other three were in the chat, complaining.',
    ],
  },
  {
    title: 'Fine Line',
    residents: ['emre-celik'],
    genres: ['acid', 'electro'],
    summary: 'Acid drawn with a fine pen, old, new and improvised.',
    habits: [
      'The jam in the second half was recorded on the engraving bench between a trophy and a doorplate.',
      'Emre tunes the filter by ear and the patience is audible.',
      'A run of three records from Bursa that nobody outside Bursa seems to own.',
    ],
  },
  {
    title: 'Flat Hand',
    residents: ['klara-novotna'],
    genres: ['techno', 'minimal'],
    summary: 'Warehouse records mixed by touch.',
    habits: [
      'Everything arrives from the floor upwards.',
      'Klára pitched the third record down until the speaker felt right, and it does.',
      'A tape machine under repair in the corner supplies the wow and flutter.',
    ],
  },
  {
    title: 'Night Works',
    residents: ['klara-novotna', 'jonas-lindqvist'],
    genres: ['techno', 'dub-techno'],
    summary: 'Back to back through the small hours, lights off, one lamp on the mixer.',
    habits: [
      'Two records each, then swap, then two more, until the cleaners come.',
      'The lamp on the mixer went half-way through and neither of them stopped.',
      'The long way down from peak time to birdsong takes them about an hour, and it is the best hour.',
    ],
  },
];
