/** Events and guests that several episodes have in common. */

export type Takeover = {
  title: string;
  summary: string;
  text: string[];
  /** Appended to the programme's title. */
  label: string;
  weeksAgo: number;
  /** Programmes of one weekday that are broadcast every week. */
  programmes: string[];
  occasion: string[];
};

export const takeovers: Takeover[] = [
  {
    title: 'Sail Loft Saturday',
    label: 'Live from the Sail Loft',
    summary: 'We moved the desk across the quay for one long Saturday and left the doors open.',
    text: [
      'The sail loft has no heating, a sprung floor and the best natural reverb in Wendmouth. For one Saturday we carried everything over the swing bridge in three barrows and broadcast the whole day from there.',
      'Residents played to whoever walked in: the rowing club, a christening party between church and lunch, and a dog called Biscuit who is audible in all five recordings.',
    ],
    weeksAgo: 31,
    programmes: ['Moorings', 'Wide Harbour', 'Too Many Violins', 'Rewind Scoreboard', 'Tape Pack'],
    occasion: [
      'From the sail loft, with the big doors open and the tide coming in underneath.',
      'Part of our Saturday across the quay, played to a floor full of rowers.',
      'The loft’s own echo does half the work here, and Biscuit the dog does the rest.',
      'Recorded in front of the christening party, who had requests.',
      'The last act at the loft, with people dancing in coats.',
    ],
  },
  {
    title: 'Pump Room Exchange',
    label: 'Rotterdam Exchange',
    summary: 'A Thursday in Rotterdam: our residents in the pump room, their crew in our kitchen.',
    text: [
      'Once a year the Pressure Gauge crew lend us their pump room on the Maas, and we lend them our studio, our bicycles and our kettle. The programmes go out as usual, only from the wrong side of the North Sea.',
      'Everything was carried over on the night ferry. One speaker was seasick.',
    ],
    weeksAgo: 34,
    programmes: ['One Deck', 'Found at Low Tide', 'Through the Wall', 'Square of Lino', 'Load-Bearing'],
    occasion: [
      'From the pump room in Rotterdam, and the drip you hear is original.',
      'Broadcast from the wrong side of the North Sea, with borrowed needles.',
      'Our Thursday in Rotterdam, somewhere under the Maas.',
      'The exchange again: their room, our records, everybody’s soup.',
      'Made in the pump room before an audience of engineers, who approved of the bass.',
    ],
  },
  {
    title: 'Women Who Cut Records',
    label: 'Women Who Cut Records',
    summary: 'A Tuesday given over to lathe operators, mastering engineers and the records they touched.',
    text: [
      'Between the band and the listener there is somebody at a lathe, listening harder than anyone. For a whole Tuesday we followed the initials in the run-out grooves and played only records cut by women.',
      'Several of the engineers joined us on the telephone. All of them were modest, and none of them had any reason to be.',
    ],
    weeksAgo: 37,
    programmes: ['Inside Pages', 'Backing Vocal', 'Yellow List', 'Both Shores', 'Practical Demonstration'],
    occasion: [
      'Every record in this edition was cut by a woman, and the initials are in the run-out.',
      'For our day of women at the lathe: listen to the low end and thank the engineer.',
      'A day of following initials in run-out grooves, and these led the furthest.',
      'The cutting engineer herself was on the line for half of this.',
      'Chosen for the cut as much as for the song.',
    ],
  },
  {
    title: 'Twelve Hours of Rain',
    label: 'Twelve Hours of Rain',
    summary: 'The storm cancelled the festival, so the festival came indoors.',
    text: [
      'The field was under water by nine. By ten the first van was outside the studio, and by noon the stairs were full of wet musicians, drum cases and one tuba. So we cleared the Wednesday and let everyone play.',
      'Nothing was planned, very little was soundchecked, and it remains the best day’s radio we have made.',
    ],
    weeksAgo: 39,
    programmes: ['Within Sight of Water', 'Parked Car', 'The Trunk', 'Paso Lento', 'Last Bus'],
    occasion: [
      'Recorded on the day the festival came indoors, with coats drying on the mixer.',
      'From our twelve hours of rain: no plan, no soundcheck, a full staircase.',
      'The tuba player sat in. You will know when.',
      'By this point there were forty people in the studio and the windows had gone white.',
      'The storm was loudest here, and nobody stopped.',
    ],
  },
  {
    title: 'A Day for the Ferry Crews',
    label: 'For the Ferry Crews',
    summary: 'Friday programmes chosen entirely by the people who take us across.',
    text: [
      'The foot ferry ran through every week of the winter, and its crews listen to us on the bridge, in the engine room and in the ticket hut. On their one Friday off, they came in and chose the music.',
      'Deckhands turn out to love lovers rock. The skipper would like more cumbia.',
    ],
    weeksAgo: 28,
    programmes: ['Front Room', 'Saludos', 'One Crate', 'Finished This Afternoon', 'Long Hello'],
    occasion: [
      'Chosen by the ferry crews, and introduced by a deckhand with excellent taste.',
      'The skipper’s picks, and the skipper wanted it slow.',
      'From the day we handed the desk to the ferry: requests came in by ship’s radio.',
      'The engine room asked for this one, and the engine room dances.',
      'Music picked in the ticket hut, written on the backs of tickets.',
    ],
  },
];

type GuestResidency = {
  title: string;
  guest: string;
  summary: string;
  text: string[];
  /** The programme whose broadcast it replaces, once a month. */
  programme: string;
  parts: { title: string; occasion: string }[];
};

export const guestResidencies: GuestResidency[] = [
  {
    title: 'Salt Hours',
    guest: 'Sunniva Moe',
    summary: 'Four winter mornings with the Tromsø composer and her collection of frozen instruments.',
    text: [
      'Sunniva Moe plays instruments that the cold has changed: a zither that spent a winter in a boathouse, an accordion with ice in the reeds. Over four months she took the Sunday sunrise and filled it with music that sounds the way breath looks.',
    ],
    programme: 'Stairwell Music',
    parts: [
      {
        title: 'The Boathouse Zither',
        occasion: 'The first of four mornings with Sunniva Moe, and the zither’s first time south of Bodø.',
      },
      { title: 'Ice in the Reeds', occasion: 'Sunniva Moe thaws an accordion on air, one note at a time.' },
      {
        title: 'Harbour Choir',
        occasion:
          'Sunniva Moe’s third morning belongs to voices: a harbour choir, recorded from a rowing boat.',
      },
      {
        title: 'The Light Comes Back',
        occasion: 'For her last morning Sunniva Moe waited for the sun and played to it.',
      },
    ],
  },
  {
    title: 'Letters to Accra',
    guest: 'Quentin Asare',
    summary: 'A son reads his mother’s letters home and plays what was on the radio when she wrote them.',
    text: [
      'Quentin Asare’s mother wrote home from Wolverhampton every week from 1969 to 1984. He found the letters, and then the charts for the same weeks in both cities, and turned them into four programmes that made half the station cry and the other half ring their mothers.',
    ],
    programme: 'Guitar Line',
    parts: [
      {
        title: '1969, Arrival',
        occasion:
          'Quentin Asare opens the first letter: a coat too thin, a bus missed, and two charts for the same week.',
      },
      {
        title: '1973, the Factory Dance',
        occasion:
          'The second bundle of letters reaches the factory dance, and Quentin Asare has the band’s only single.',
      },
      {
        title: '1977, a House of Her Own',
        occasion:
          'In the third of Quentin Asare’s programmes there is a house, a radiogram and a falling-out about volume.',
      },
      {
        title: '1984, Going Back',
        occasion: 'Quentin Asare reads the last letter, and then there is only music.',
      },
    ],
  },
  {
    title: 'Slow Machines',
    guest: 'Lars Uwe Fink',
    summary: 'The Leipzig engineer restores four drum machines and makes a programme with each.',
    text: [
      'Lars Uwe Fink buys drum machines that no longer work, and mends them. For this residency he brought one a month, told us what had been wrong with it, and then played records made on the same model before letting his own patient out for a run.',
    ],
    programme: 'Foghorn',
    parts: [
      {
        title: 'The One with the Burnt Rim Shot',
        occasion: 'Lars Uwe Fink’s first patient has a scorched rim shot, and he has decided to keep it.',
      },
      {
        title: 'The One That Drifts',
        occasion:
          'Month two with Lars Uwe Fink: a machine that slows down as it warms, and music that forgives it.',
      },
      {
        title: 'The One from the Church',
        occasion: 'Lars Uwe Fink brings a rhythm box rescued from an organ loft; it knows only waltzes.',
      },
      {
        title: 'The One We Could Not Mend',
        occasion:
          'The last programme by Lars Uwe Fink, about a machine that stayed silent, and what it left on record.',
      },
    ],
  },
  {
    title: 'Every Singer in the Building',
    guest: 'Rashida Cole',
    summary: 'Four lunchtimes with the choir leader who has never met a person who cannot sing.',
    text: [
      'Rashida Cole runs seven choirs. For her residency she knocked on every door of the customs house and recorded whoever opened it: the sailmaker, the accountant, the two men who service the lift. Jazz and soul make up the rest, and you cannot always hear where one ends.',
    ],
    programme: 'Overdue',
    parts: [
      {
        title: 'Ground Floor',
        occasion: 'Rashida Cole begins on the ground floor, where the sailmaker turns out to be a bass.',
      },
      {
        title: 'First Floor',
        occasion:
          'One flight up with Rashida Cole: an accountant, a dentist, and three-part harmony by one o’clock.',
      },
      {
        title: 'The Lift',
        occasion: 'Rashida Cole’s third programme was recorded in the lift, between floors, on purpose.',
      },
      { title: 'The Roof', occasion: 'Everybody on the roof, conducted by Rashida Cole, with traffic.' },
    ],
  },
  {
    title: 'Border Cassettes',
    guest: 'Leila Zahedi',
    summary: 'Truck drivers’ tapes from the road between Tabriz and Trabzon, in four long drives.',
    text: [
      'Leila Zahedi’s uncle drove freight across the mountains for thirty years and bought one cassette at every stop. She has been digitising them in order, with the recordings he made of himself singing along.',
    ],
    programme: 'Disapproved Of',
    parts: [
      {
        title: 'First Gear',
        occasion: 'Leila Zahedi loads the first box: tapes bought before sunrise, with the engine running.',
      },
      {
        title: 'The Pass',
        occasion:
          'Leila Zahedi’s second drive goes over the pass, where the radio fades and the singing starts.',
      },
      { title: 'Night Stop', occasion: 'Tea, dominoes and a saz on the third of Leila Zahedi’s drives.' },
      {
        title: 'The Sea at Last',
        occasion: 'Leila Zahedi comes down to the Black Sea for the last drive, with one tape left.',
      },
    ],
  },
];
