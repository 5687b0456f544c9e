import type { Resident } from './resident.ts';

export const bassResidents: Resident[] = [
  {
    name: 'Tia Braithwaite',
    tagline: 'Jungle, from the tape packs to tomorrow',
    place: 'Leicester',
    genres: ['jungle', 'breaks'],
    bio: [
      'Tia inherited her brother’s tape packs and, with them, a memory of raves she was too young to attend. She knows every MC’s catchphrase by heart and plays new jungle as if it had been found on the same cassettes.',
      'Her phone line is open for the whole two hours. Please say your name slowly.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Rohan Maharaj',
    tagline: 'Dubstep with its coat still on',
    place: 'Croydon',
    genres: ['dubstep', 'uk-garage'],
    bio: [
      'Rohan cuts dubplates for a living and can spend a whole programme on eight of them. He is interested in the years when the music was mostly space, and in the producers who are leaving that space alone today.',
    ],
    links: ['website', 'bandcamp'],
  },
  {
    name: 'DJ Mudlark',
    tagline: 'Found at low tide',
    place: 'Wendmouth',
    genres: ['breaks', 'uk-garage'],
    bio: [
      'Mudlark buys records by the wet box from house clearances along the river and cleans them in the studio sink. Some of what turns up cannot be identified by anyone, which has never stopped it being played twice.',
      'The finds that matter are listed in a notebook by the door. You are welcome to come and read it.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Simone Adeyemi',
    tagline: 'Garage, and everybody’s auntie is invited',
    place: 'Deptford',
    genres: ['uk-garage', 'house'],
    bio: [
      'Simone’s Friday show began as a voice note to her cousins. It still sounds like one: shout-outs, long hellos, rewinds, a story about someone’s shoes, and then a run of garage so well mixed that you forget the story.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Kit Farrow',
    tagline: 'Breakbeats and the people who broke them',
    place: 'Norwich',
    genres: ['breaks', 'jungle'],
    bio: [
      'Kit is writing a book about eight bars of drumming and has been doing so for seven years. Each programme is a chapter of sorts, following one break across countries, decades and tempos until it is unrecognisable.',
    ],
    links: ['website'],
  },
  {
    name: 'Zainab Qureshi',
    tagline: 'Footwork, club music, sudden left turns',
    place: 'Bradford',
    genres: ['footwork', 'jungle'],
    bio: [
      'Zainab dances first and mixes second. Everything she plays has been tested on a square of lino in her hallway, at 160 beats a minute, in socks.',
      'She teaches a class on Saturdays in the old sail loft, and the class picks her closing track.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Sub Pilot',
    tagline: 'Low frequencies, navigated by two cousins',
    place: 'Nottingham',
    genres: ['dubstep', 'dub'],
    bio: [
      'Cousins Leon and Dre share a record collection, a van and an argument about the year 2006. They built their first speaker out of a wardrobe. It is still in use, and it still smells faintly of mothballs.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'Luka Marušić',
    tagline: 'Broken rhythms from the Adriatic',
    place: 'Rijeka',
    genres: ['breaks', 'footwork', 'electro'],
    bio: [
      'Luka ran a festival in an abandoned torpedo factory until the roof gave its opinion. He now brings the same line-up of friends, producers and drummers to the air, one at a time, and interviews them while the record is still playing.',
    ],
    links: ['website', 'instagram'],
  },
];
