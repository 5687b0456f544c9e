import type { ProgrammeText } from './programme.ts';

export const bassProgrammes: ProgrammeText[] = [
  {
    title: 'Tape Pack',
    residents: ['tia-braithwaite'],
    genres: ['jungle', 'breaks'],
    summary: 'Jungle old and new, phone line open.',
    habits: [
      'A caller from Loughborough remembers the night side C was recorded and corrects the flyer.',
      'Tia pulls up the same dubplate twice and the second time is better.',
      'The new ones come with tape hiss because the producer asked for it.',
    ],
  },
  {
    title: 'Eight Dubplates',
    residents: ['rohan-maharaj'],
    genres: ['dubstep'],
    summary: 'Dubstep, cut fresh, with all the space left in.',
    habits: [
      'All of it was cut that afternoon and some of it was still warm.',
      'There is a full four bars of nothing in the fifth one, and it is the heaviest part.',
      'Rohan explains why the groove runs wider at the outside edge. Stay for that.',
    ],
  },
  {
    title: 'Found at Low Tide',
    residents: ['dj-mudlark'],
    genres: ['breaks', 'uk-garage'],
    summary: 'Records bought wet, washed in the studio sink, played regardless.',
    habits: [
      'Number four has no label, no run-out and no equal. Write in.',
      'The notebook by the door gained two pages.',
      'Mudlark estimates a forty per cent loss to silt this week.',
    ],
  },
  {
    title: 'Long Hello',
    residents: ['simone-adeyemi'],
    genres: ['uk-garage', 'house'],
    summary: 'Shout-outs, rewinds, the story of somebody’s shoes.',
    habits: [
      'The cousins in Lagos are greeted by name, all nineteen.',
      'There is a rewind inside a rewind. Simone regrets nothing.',
      'The shoes story concludes, for now.',
    ],
  },
  {
    title: 'Eight Bars',
    residents: ['kit-farrow'],
    genres: ['breaks', 'jungle'],
    summary: 'A break followed through decades and tempos until it is somebody else.',
    habits: [
      'The break in question was played once, by a session drummer paid in sandwiches.',
      'Kit slows it down until you can hear the stool.',
      'By the last record there is one snare left of it, and that is enough.',
    ],
  },
  {
    title: 'Square of Lino',
    residents: ['zainab-qureshi'],
    genres: ['footwork', 'jungle'],
    summary: 'Footwork and club music, tested in socks.',
    habits: [
      'The Saturday class chose the closing track after a recount.',
      'Zainab drops to half time without warning and the floor, she reports, coped.',
      'Everything passed the hallway test except one, which is played anyway.',
    ],
  },
  {
    title: 'The Wardrobe',
    residents: ['sub-pilot'],
    genres: ['dubstep', 'dub'],
    summary: 'Two cousins, low frequencies and an argument about 2006.',
    habits: [
      'Leon takes the first half, Dre takes the second, the wardrobe takes the rest.',
      'The argument about 2006 produces three records you need to hear.',
      'A cup walks off the desk at the drop and is left in.',
    ],
  },
  {
    title: 'Torpedo Factory',
    residents: ['luka-marusic'],
    genres: ['breaks', 'footwork', 'electro'],
    summary: 'Friends from the Adriatic, interviewed while the record plays.',
    habits: [
      'The interview happens under a breakbeat and is shouted accordingly.',
      'Luka plays a live take from the old hall with the roof still on.',
      'There is a Rijeka drummer on half of these and you will learn to spot him.',
    ],
  },
  {
    title: 'Bridge Traffic',
    residents: ['simone-adeyemi', 'tia-braithwaite'],
    genres: ['uk-garage', 'jungle'],
    summary: 'Simone and Tia on Friday night, swapping tempos at the lights.',
    habits: [
      'They meet at 150 and neither gives way.',
      'The mix at the half-hour goes from garage to jungle across a single held string.',
      'Traffic reports are accurate at the time of broadcast.',
    ],
  },
];
