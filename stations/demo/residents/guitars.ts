import type { Resident } from './resident.ts';

export const guitarsResidents: Resident[] = [
  {
    name: 'Catrin Llewellyn',
    tagline: 'Old songs, recently sung',
    place: 'Machynlleth',
    genres: ['folk', 'field-recordings'],
    bio: [
      'Catrin records singers in their own kitchens and leaves in the kettle. Her programme sets those recordings beside the folk revival’s odder corners and new songwriters from Wales, Brittany and the Hebrides.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Alasdair Munro',
    tagline: 'Pipes, fiddles, ferry timetables',
    place: 'Ullapool',
    genres: ['folk', 'drone'],
    bio: [
      'Alasdair was a purser on the island boats for twenty years and knew every musician who ever tried to take a harp on as hand luggage. He plays their records now, and remembers which of them were seasick.',
    ],
    links: ['website'],
  },
  {
    name: 'Petra Holub',
    tagline: 'Post-punk from the places between capitals',
    place: 'Ostrava',
    genres: ['post-punk', 'electro'],
    bio: [
      'Petra’s interest is in bands from towns with one venue and one drum kit to share. Ostrava, Cleveland, Bremen, Wakefield: she finds the single, then the drummer, then asks what happened next.',
    ],
    links: ['instagram', 'website'],
  },
  {
    name: 'Trần Minh Châu',
    tagline: 'Loud guitars heard from the next room',
    place: 'Huế / London',
    genres: ['shoegaze', 'indie'],
    bio: [
      'Minh Châu plays in two bands and does the accounts for a third. On air she chases one particular feeling, the moment when a song is almost hidden by its own noise, through shoegaze, dream pop and Vietnamese ballads of the sixties.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'Joss Arkwright',
    tagline: 'Psychedelia by post',
    place: 'Hebden Bridge',
    genres: ['psychedelia', 'folk'],
    bio: [
      'For fifteen years Joss ran a mail-order list typed on yellow paper, forty records a month, each with a three-line review. The list is gone. The reviews continue on the radio, and they are still three lines long.',
    ],
    links: ['website', 'bandcamp'],
  },
  {
    name: 'Søren Bagge',
    tagline: 'Tense, thin and danceable',
    place: 'Aarhus',
    genres: ['post-punk', 'indie'],
    bio: [
      'Søren plays bass in a trio that rehearses more than it performs. He has a weakness for records with one good idea, played at the wrong speed, and for liner notes that thank the landlord.',
    ],
    links: ['bandcamp'],
  },
  {
    name: 'Noor van Dijk',
    tagline: 'Small songs, home-recorded',
    place: 'Groningen',
    genres: ['indie', 'folk'],
    bio: [
      'Noor started her show to play her friends’ demos and has been surprised, for five years running, by how many friends she turns out to have. Nearly everything she plays was made in a bedroom, a shed or a parked car.',
    ],
    links: ['instagram', 'bandcamp'],
  },
];
