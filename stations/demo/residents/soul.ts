import type { Resident } from './resident.ts';

export const soulResidents: Resident[] = [
  {
    name: 'Ezra Bellweather',
    tagline: 'Jazz for people who say they don’t like jazz',
    place: 'Hull',
    genres: ['jazz', 'funk'],
    bio: [
      'Ezra ran the music library in Hull for thirty-one years and knows what people borrow when they think nobody is looking. That knowledge is the whole method: he starts with something you could whistle and ends somewhere you could not.',
    ],
    links: ['website'],
  },
  {
    name: 'Odette Baptiste',
    tagline: 'Sweet soul and its B-sides',
    place: 'Castries / Wendmouth',
    genres: ['soul', 'lovers-rock'],
    bio: [
      'Odette sang backing vocals on records you own and is not going to tell you which. She plays harmony soul, deep ballads and demo versions, and sings along when she forgets that the microphone is open.',
      'She forgets quite often. Nobody has ever asked her to stop.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Amara Nwosu',
    tagline: 'Spiritual jazz and the long exhale',
    place: 'Enugu / Manchester',
    genres: ['spiritual-jazz', 'jazz'],
    bio: [
      'Amara plays the harp, badly she says, and chooses records by people who play it well. Her Sunday programme gathers modal jazz, devotional music and live recordings where you can hear the room decide to be quiet.',
      'There is no talking for the first forty minutes. After that there is quite a lot.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Gil Santoro',
    tagline: 'Funk with the sleeves rolled up',
    place: 'Baltimore',
    genres: ['funk', 'soul'],
    bio: [
      'Gil worked the door at a club for eleven years and listened through the wall. When he finally got behind the decks he played all night from the wrong side: basslines first, everything else once you had earned it.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Renée Thibodeaux',
    tagline: 'River soul, from bayou to estuary',
    place: 'Lafayette',
    genres: ['soul', 'jazz'],
    bio: [
      'Renée came for a conference about marshland and stayed for the marsh. Her programme travels down rivers, one town at a time, playing whatever was recorded within sight of the water.',
      'So far she has completed the Mississippi, the Niger and most of the Severn.',
    ],
    links: ['website', 'bandcamp'],
  },
  {
    name: 'Curtis Oyelaran',
    tagline: 'Hip-hop, footnoted',
    place: 'Peckham',
    genres: ['hip-hop', 'funk'],
    bio: [
      'Curtis plays the rap record, then the record it came from, then the record that one came from. He has been known to reach the nineteenth century.',
      'In the week he teaches English to fourteen-year-olds, who supply him with new music and correct his opinions.',
    ],
    links: ['instagram', 'website'],
  },
  {
    name: 'Mei-Lin Hargreave',
    tagline: 'Beats made after the children are in bed',
    place: 'Cardiff',
    genres: ['hip-hop', 'jazz'],
    bio: [
      'Mei-Lin makes instrumental hip-hop at the kitchen table with a sampler, a headphone splitter and whatever was on the radio that day. Her show collects tracks by other night workers: nurses, bakers, new parents.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'The Crate Rota',
    tagline: 'Four collectors, one box, strict turns',
    place: 'Wendmouth',
    genres: ['funk', 'soul', 'jazz'],
    bio: [
      'The rule is that each of the four brings fifteen records, nobody may play two in a row, and no explanation may last longer than the song. Friendships have been tested. The music has been excellent.',
    ],
    links: ['instagram'],
  },
];
