import type { Resident } from './resident.ts';

export const acrossResidents: Resident[] = [
  {
    name: 'Aïcha Benslimane',
    tagline: 'Cassettes from both shores',
    place: 'Oran / Lyon',
    genres: ['anatolian-and-maghrebi', 'disco'],
    bio: [
      'Aïcha’s mother sold cassettes in Oran and labelled every one by hand. Aïcha plays from that stock, raï, chaâbi and Kabyle folk rock, and reads out the labels, which are often funnier and sadder than the songs.',
    ],
    links: ['instagram', 'website'],
  },
  {
    name: 'Nii Armah Tetteh',
    tagline: 'Highlife, palm wine and guitar bands',
    place: 'Accra',
    genres: ['highlife', 'funk'],
    bio: [
      'Nii Armah’s grandfather led a dance band in Accra and left behind a trunk of posters, wage slips and seven-inch singles. The programme works through the trunk, with detours to everyone the band ever shared a stage with.',
    ],
    links: ['website', 'bandcamp'],
  },
  {
    name: 'Thandeka Mokoena',
    tagline: 'Log drums and slow Sundays',
    place: 'Soweto / Brighton',
    genres: ['amapiano', 'deep-house'],
    bio: [
      'Thandeka gets sent music before anyone else because she writes back with notes. Her amapiano sets are long, warm and unhurried, with at least one track that was finished that afternoon.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'João Vilhena',
    tagline: 'Brazil, from the inside pages',
    place: 'Recife',
    genres: ['brazilian', 'jazz'],
    bio: [
      'João was a sub-editor on a newspaper in Recife and reviewed records in the space left over when an advertisement was the wrong size. He still favours the small item: the album track, the studio band, the singer who made one record and became a dentist.',
    ],
    links: ['website'],
  },
  {
    name: 'Ximena Ñáñez',
    tagline: 'Cumbia in every direction',
    place: 'Cali',
    genres: ['cumbia', 'dub'],
    bio: [
      'Ximena follows one rhythm around a continent: coastal gaita groups, Peruvian guitars, Mexican sound systems that slow everything to a walk. She dances at the desk and you can hear the chair.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Cemre Aydın',
    tagline: 'Saz, fuzz and folk songs with the lights on',
    place: 'Ankara',
    genres: ['anatolian-and-maghrebi', 'psychedelia'],
    bio: [
      'Cemre Aydın studied the saz with a teacher who disapproved of electricity, then bought an amplifier. Her programme moves between village recordings, seventies Anatolian rock and the bands playing that music now.',
      'She translates a lyric each week, with apologies.',
    ],
    links: ['website', 'instagram'],
  },
  {
    name: 'Rafael Antúnez',
    tagline: 'Sonidero selections and greetings to everyone',
    place: 'Puebla',
    genres: ['cumbia', 'highlife'],
    bio: [
      'In Puebla the sound-system announcer reads greetings over the music all night, and Rafael saw no reason to give that up. Send in a name and he will salute it, with echo, over a cumbia at the correct speed, which is slower than you think.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Wanjirũ Kamau',
    tagline: 'East African guitars and what they started',
    place: 'Nakuru / Glasgow',
    genres: ['highlife', 'amapiano'],
    bio: [
      'Wanjirũ plays benga, rumba and Swahili jazz for her father, who listens in Nakuru and texts the name of each guitarist. She then follows the guitar line forward until it becomes house music.',
    ],
    links: ['bandcamp', 'instagram'],
  },
];
