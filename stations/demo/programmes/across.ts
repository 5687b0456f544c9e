import type { ProgrammeText } from './programme.ts';

export const acrossProgrammes: ProgrammeText[] = [
  {
    title: 'Both Shores',
    residents: ['aicha-benslimane'],
    genres: ['anatolian-and-maghrebi', 'disco'],
    summary: 'Raï, chaâbi and Kabyle rock from a hand-labelled cassette stall.',
    habits: [
      'The label on this one reads “good for driving, bad for forgetting”, and it is right.',
      'Aïcha’s mother joins by telephone to settle a spelling.',
      'A wedding tape from 1986 takes over the last third, ululations included.',
    ],
  },
  {
    title: 'The Trunk',
    residents: ['nii-armah-tetteh'],
    genres: ['highlife', 'funk'],
    summary: 'Dance-band highlife, from a grandfather’s trunk outwards.',
    habits: [
      'A wage slip proves who played trumpet on the opener.',
      'The trunk gives up a flyer for a night in Takoradi, and here is everybody on the bill.',
      'Nii Armah lets two guitars talk for eleven minutes and translates the jokes.',
    ],
  },
  {
    title: 'Finished This Afternoon',
    residents: ['thandeka-mokoena'],
    genres: ['amapiano', 'deep-house'],
    summary: 'Amapiano, warm and unhurried, some of it hours old.',
    habits: [
      'The file for track five arrived with the programme already on air.',
      'Thandeka holds back the log drum for so long that the chat starts pleading.',
      'A choir from Vosloorus gets the last word.',
    ],
  },
  {
    title: 'Inside Pages',
    residents: ['joao-vilhena'],
    genres: ['brazilian', 'jazz'],
    summary: 'Brazilian album tracks, studio bands and singers who became dentists.',
    habits: [
      'João found the dentist. He still plays on Thursdays.',
      'There is a samba in five that makes perfect sense by the second chorus.',
      'The string arrangement on the ballad was written on a tram, and sounds it, happily.',
    ],
  },
  {
    title: 'Paso Lento',
    residents: ['ximena-nanez'],
    genres: ['cumbia', 'dub'],
    summary: 'Cumbia in every direction, usually slower.',
    habits: [
      'Gaitas at the start, guitars in the middle, and by the end the tape is running at two-thirds speed.',
      'You can hear the chair. The chair is having a wonderful time.',
      'Ximena follows one bassline from Barranquilla to Monterrey.',
    ],
  },
  {
    title: 'Disapproved Of',
    residents: ['cemre-aydin'],
    genres: ['anatolian-and-maghrebi', 'psychedelia'],
    summary: 'Saz, fuzz and folk songs, plugged in against advice.',
    habits: [
      'This week’s translated lyric concerns a crane, a letter and a very long winter.',
      'The village recording and the rock version are played on top of each other for one verse.',
      'Cemre’s old teacher is rumoured to be listening.',
    ],
  },
  {
    title: 'Saludos',
    residents: ['rafael-antunez'],
    genres: ['cumbia', 'highlife'],
    summary: 'Sound-system cumbia with greetings for anyone who asks.',
    habits: [
      'Greetings go to a bakery, a bowls club and somebody’s very patient dog, all with echo.',
      'Rafael slows the second record until the accordion sighs.',
      'There is a salute in Nahuatl from a listener in Cholula.',
    ],
  },
  {
    title: 'Guitar Line',
    residents: ['wanjiru-kamau'],
    genres: ['highlife', 'amapiano'],
    summary: 'Benga, rumba and Swahili jazz, and where their guitars went next.',
    habits: [
      'The texts from Nakuru identify every guitarist but one.',
      'A riff from 1972 turns up under a house record from last month and nobody is surprised.',
      'Wanjirũ plays the sebene twice, the second time for the dancing.',
    ],
  },
  {
    title: 'Wide Harbour',
    residents: ['joao-vilhena', 'aicha-benslimane'],
    genres: ['brazilian', 'anatolian-and-maghrebi'],
    summary: 'Two record collections on one desk, meeting at the percussion.',
    habits: [
      'João and Aïcha discover that they own the same record with different covers.',
      'From Pernambuco to Oran in one blend, by way of a tambourine.',
      'They take turns guessing the year and both are wrong about the synthesiser.',
    ],
  },
];
