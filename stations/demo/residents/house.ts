import type { Resident } from './resident.ts';

export const houseResidents: Resident[] = [
  {
    name: 'Delphine Amoussou',
    tagline: 'House music with the windows open',
    place: 'Cotonou / Marseille',
    genres: ['house', 'deep-house'],
    bio: [
      'Delphine learned to mix on her uncle’s wedding rig in Cotonou and finished the job in the back rooms of Marseille. She likes long blends, gospel chords and any record where someone forgot to edit the percussion.',
      'Her residency is the closest thing we have to a street party, and complaints from the flat upstairs are read out on air with the complainant’s request.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Marcus Ferreira-Lowe',
    tagline: 'Deep house for the drive home',
    place: 'Luton',
    genres: ['deep-house', 'house'],
    bio: [
      'Marcus drove a night bus for six years and built his sets around the route. The drums come in at the depot, the strings at the ring road, the voices once everybody is off.',
      'He now runs a small label from the same town and answers every demo, usually with a question.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Sunday Ferry',
    tagline: 'Two friends, one crossing, no hurry',
    place: 'Wendmouth',
    genres: ['balearic', 'disco'],
    bio: [
      'Ana and Petr met as deckhands on the foot ferry and started playing records for the passengers when the engine was being repaired. The engine is fine now and they never stopped.',
      'Expect soft rock B-sides, slow disco, Greek synthesiser records and the occasional announcement about lifejackets.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Yusuf Demirel',
    tagline: 'Disco, from the strings down',
    place: 'İzmir',
    genres: ['disco', 'italo'],
    bio: [
      'Yusuf Demirel’s father arranged strings for film studios in İzmir, and Yusuf can tell you how many violins are on any disco record within four bars. He plays the ones with too many.',
      'Look out for his edits, which only ever make a song longer.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'Niamh Corrigan',
    tagline: 'West-coast sunsets, mostly Irish ones',
    place: 'Achill',
    genres: ['balearic', 'deep-house'],
    bio: [
      'Niamh ran the only record shop on her stretch of the Mayo coast, which is to say she ran a shelf in a surf-hire hut. That shelf set her taste: whatever sounds right with wet hair.',
      'She plays acoustic guitars, drum machines and long instrumental intros, and is responsible for the station’s one rule about saxophones. The rule is more.',
    ],
    links: ['instagram', 'website'],
  },
  {
    name: 'Paloma Quiñones',
    tagline: 'Latin freestyle, boogie and the wrong side of the seven-inch',
    place: 'Valparaíso',
    genres: ['disco', 'house', 'italo'],
    bio: [
      'Paloma collects records pressed for radio stations that no longer exist. Her house sets are full of jingles, dropped needles and songs that were only ever hits in one port.',
      'She has been carrying one crate between Valparaíso and the river mouth for four years and swears it is the same crate.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Kwabena Sarpong',
    tagline: 'Deep, patient, percussive',
    place: 'Kumasi / Bristol',
    genres: ['deep-house', 'house'],
    bio: [
      'A drummer first, Kwabena came to house music through a broken wrist and a borrowed drum machine. He still counts in out loud before the first record.',
      'His two hours build so slowly that people have missed trains. The last half-hour is always given to one long piece.',
    ],
    links: ['bandcamp'],
  },
  {
    name: 'Bettina Krüger',
    tagline: 'Italo, hi-NRG and other northern sunshine',
    place: 'Rostock',
    genres: ['italo', 'disco'],
    bio: [
      'Bettina taped Italian pop from a ship’s radio as a teenager in Rostock, complete with the Baltic static, and still prefers it that way. She has tracked down nearly all of the songs since. There are six left, and she plays the tapes once a year in case somebody knows.',
    ],
    links: ['website', 'instagram'],
  },
];
