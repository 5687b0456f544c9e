import type { Resident } from './resident.ts';

export const dubResidents: Resident[] = [
  {
    name: 'Sister Verity',
    tagline: 'Roots and conscious songs, one turntable',
    place: 'Wolverhampton',
    genres: ['roots-reggae', 'dub'],
    bio: [
      'Sister Verity has run a one-deck session since 1988, and the pause between records is part of it: she lifts the needle, tells you who played on it, and turns it over.',
      'Her collection was started by her mother and will be continued, she says, whether the grandchildren like it or not.',
    ],
    links: ['website'],
  },
  {
    name: 'Desmond Palmer',
    tagline: 'Rocksteady, ska and a flask of tea',
    place: 'Kingston / Coventry',
    genres: ['rocksteady-and-ska', 'lovers-rock'],
    bio: [
      'Desmond arrived in Coventry with two shirts and eleven singles and can still tell you which eleven. He plays the sweet end of the sixties in the middle of the day, because, he says, that is when people need it.',
    ],
  },
  {
    name: 'Tidal Hi-Fi',
    tagline: 'Our own sound system, out of the boxes',
    place: 'Wendmouth',
    genres: ['dub', 'roots-reggae'],
    bio: [
      'Built over one winter in the customs-house basement by eleven volunteers, Tidal Hi-Fi has four stacks, a valve preamp and a siren from a decommissioned lifeboat. On the first Saturday of the month it comes upstairs.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Marva Linton',
    tagline: 'Lovers rock, sung under the breath',
    place: 'Lewisham',
    genres: ['lovers-rock', 'soul'],
    bio: [
      'Marva was nineteen when a single of hers sold four thousand copies from the boot of a car. She plays the records made in the same front rooms by the girls she knew, and tells you where they are now.',
    ],
    links: ['instagram'],
  },
  {
    name: 'Benoît Lacaze',
    tagline: 'Dub as architecture',
    place: 'Saint-Nazaire',
    genres: ['dub', 'dub-techno'],
    bio: [
      'Benoît inspects bridges. He hears the mixing desk as a set of load-bearing walls and plays the engineers who took the most out without anything falling down.',
      'Half of each programme is a single riddim in as many versions as he owns. The record is nineteen.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Keisha Roye',
    tagline: 'Dancehall, digital and delighted',
    place: 'Birmingham',
    genres: ['dancehall', 'uk-garage'],
    bio: [
      'Keisha mixes fast and laughs often. She goes from eighties digital riddims to whatever came out on Friday, keeps a scoreboard of rewinds on the studio wall, and is losing to her own mother.',
    ],
    links: ['instagram'],
  },
];
