import type { Resident } from './resident.ts';

export const driftResidents: Resident[] = [
  {
    name: 'Ingrid Vasshaug',
    tagline: 'Harbours, hydrophones and very slow synthesisers',
    place: 'Bergen',
    genres: ['ambient', 'field-recordings'],
    bio: [
      'Ingrid Vasshaug grew up above a boatyard in Bergen and has been recording the sound of moored boats since she was given a MiniDisc player at eleven. She still has the first disc: forty minutes of a rope tightening.',
      'Her programme places those recordings beside small-label ambient music, and she is strict about one thing only, which is that nothing gets faded out before it has finished.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Tomasz Żuraw',
    tagline: 'Tape loops from a shipyard town',
    place: 'Gdańsk',
    genres: ['drone', 'experimental'],
    bio: [
      'A retired crane electrician who began making tape loops on night shifts, Tomasz has released eleven cassettes, most of them in editions smaller than a football team.',
      'He plays long pieces, talks rarely, and reads out the catalogue number of every record so that you can go and find it.',
    ],
    links: ['bandcamp'],
  },
  {
    name: 'Mirela Dobrescu',
    tagline: 'Chamber music for people who came in through the side door',
    place: 'Cluj-Napoca',
    genres: ['modern-classical', 'ambient'],
    bio: [
      'Mirela trained as a violist and left the orchestra after nine seasons because she wanted to sit in the audience for once. Her selections run from string quartets recorded in village halls to piano pieces made on instruments that should have been retired.',
      'She writes the best programme notes on the station and reads them out as if passing on gossip.',
    ],
    links: ['website', 'instagram'],
  },
  {
    name: 'Hanae Morikawa',
    tagline: 'Environmental music, new and dug up',
    place: 'Kanazawa / Wendmouth',
    genres: ['ambient', 'modern-classical'],
    bio: [
      'Hanae moved to the river mouth to work at the bird observatory and brought two suitcases of records with her. Most are from the years when department stores and museums in Japan commissioned music for their stairwells.',
      'She mixes them with pieces sent in by listeners. If you have recorded a room you like, she wants to hear it.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Owen Treharne',
    tagline: 'Weather, walls, wind harps',
    place: 'Pembrokeshire',
    genres: ['field-recordings', 'drone'],
    bio: [
      'Owen builds wind harps and leaves them on headlands, then drives back a week later to see what they caught. Between those recordings he plays drone music in the widest sense, including hurdy-gurdies, bagpipes and one memorable chest freezer.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Soledad Aráoz',
    tagline: 'Voices, cut up and put back kindly',
    place: 'Rosario',
    genres: ['experimental', 'ambient'],
    bio: [
      'Soledad Aráoz makes radio plays without plots. She collects voices: answerphone tapes, language courses, her grandmother reading out prices at the market in Rosario.',
      'On air she treats the archive as an instrument and the listener as a friend who has fallen asleep on the sofa. Bring a blanket.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'Low Pressure Area',
    tagline: 'Two meteorologists and a modular system',
    place: 'Wendmouth',
    genres: ['ambient', 'drone'],
    bio: [
      'By day Fran and Idris forecast the weather for the shipping lanes. By night they feed the same figures into a wall of oscillators, so that a quiet week in the North Sea sounds like one long breath and a gale sounds like furniture.',
      'They also play other people’s records, and they are better at it than they admit.',
    ],
    links: ['bandcamp', 'instagram', 'website'],
  },
  {
    name: 'Anselm Okafor',
    tagline: 'Organ music without the sermon',
    place: 'Leeds',
    genres: ['drone', 'modern-classical'],
    bio: [
      'Anselm learned the organ in his father’s church and kept the keys. He records in empty buildings late at night and follows the sustained note wherever it turns up next, in minimalism, in devotional tapes, in the hum of a good amplifier.',
    ],
    links: ['bandcamp'],
  },
];
