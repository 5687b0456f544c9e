import type { ProgrammeText } from './programme.ts';

export const dubProgrammes: ProgrammeText[] = [
  {
    title: 'One Deck',
    residents: ['sister-verity'],
    genres: ['roots-reggae', 'dub'],
    summary: 'Roots, a single turntable, and the names of everyone who played.',
    habits: [
      'She lifts the needle, names the horn section, and turns it over.',
      'The version is longer than the vocal and says more.',
      'A prayer, a warning and a recipe for Saturday soup.',
    ],
  },
  {
    title: 'Flask of Tea',
    residents: ['desmond-palmer'],
    genres: ['rocksteady-and-ska', 'lovers-rock'],
    summary: 'Rocksteady and ska at midday, when people need it.',
    habits: [
      'One of the original eleven singles is played, scratch and all.',
      'Desmond pours at the half-hour and the cup is in time.',
      'Three songs about the same heartbreak, told by three different people in it.',
    ],
  },
  {
    title: 'Four Stacks',
    residents: ['tidal-hi-fi'],
    genres: ['dub', 'roots-reggae'],
    summary: 'The station’s own sound system comes upstairs.',
    habits: [
      'The lifeboat siren is used eleven times, each of them justified.',
      'Recorded from the middle of the room, so the bass is where it should be.',
      'Somebody’s steel pan joins from the stairs.',
    ],
  },
  {
    title: 'Front Room',
    residents: ['marva-linton'],
    genres: ['lovers-rock', 'soul'],
    summary: 'Lovers rock by the girls Marva knew, and where they are now.',
    habits: [
      'One of them is a magistrate. One of them is on the line.',
      'The B-side was cut in eleven minutes because the studio was booked for a choir.',
      'Paraffin heater, red bulb, and a bassline that knew where the sofa was.',
    ],
  },
  {
    title: 'Load-Bearing',
    residents: ['benoit-lacaze'],
    genres: ['dub', 'dub-techno'],
    summary: 'Dub as engineering: what can be removed, and one riddim in all its versions.',
    habits: [
      'Fourteen versions of one riddim, in order of how little is left.',
      'Benoît takes out the bass and the whole thing stays up, which he finds suspicious.',
      'A spring reverb is kicked, deliberately, at the right moment.',
    ],
  },
  {
    title: 'Rewind Scoreboard',
    residents: ['keisha-roye'],
    genres: ['dancehall', 'uk-garage'],
    summary: 'Dancehall from digital to this Friday, rewinds counted.',
    habits: [
      'Final score: Keisha nine, her mother twelve.',
      'A run of seven versions in four minutes that should be taught in schools.',
      'The one from Friday gets its first play and its first three rewinds.',
    ],
  },
  {
    title: 'Sunday Wash',
    residents: ['marva-linton', 'desmond-palmer'],
    genres: ['lovers-rock', 'rocksteady-and-ska'],
    summary: 'Music for pegging out sheets.',
    habits: [
      'Drying conditions are discussed at length and with authority.',
      'Desmond says it is from ’67 and Marva says it is from ’66 and the label says nothing.',
      'Every one of these can be sung with a peg in your mouth.',
    ],
  },
];
