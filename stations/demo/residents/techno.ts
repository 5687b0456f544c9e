import type { Resident } from './resident.ts';

export const technoResidents: Resident[] = [
  {
    name: 'Jonas Lindqvist',
    tagline: 'Dub techno at the speed of fog',
    place: 'Malmö',
    genres: ['dub-techno', 'techno'],
    bio: [
      'Jonas Lindqvist repairs foghorns, or did until they were all switched off. He hears the same thing in dub techno that he heard from the lighthouse steps: one chord, a great distance, and the air doing the rest.',
      'His shows are mixed in a single take. If a record skips, it stays in.',
    ],
    links: ['bandcamp'],
  },
  {
    name: 'Rūta Šimkutė',
    tagline: 'Fast, clear, generous techno',
    place: 'Vilnius',
    genres: ['techno', 'acid'],
    bio: [
      'Rūta taught physics until the clubs asked for more of her weekends than the school could spare. She builds sets like demonstrations, one variable at a time, and then knocks the table over in the last twenty minutes.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Viktor Halász',
    tagline: 'Electro with cold hands and a warm coat',
    place: 'Pécs',
    genres: ['electro', 'acid'],
    bio: [
      'Viktor owns every record on three labels and refuses to say which three. His electro runs from crisp machine funk to something close to lullabies, and he dedicates the last track of each show to a named bus driver.',
    ],
    links: ['website'],
  },
  {
    name: 'Dana Petrossian',
    tagline: 'Minimal as a way of listening',
    place: 'Yerevan / Berlin',
    genres: ['minimal', 'dub-techno'],
    bio: [
      'Dana designs hearing aids. She says the work taught her that most rooms are louder than they need to be, and her sets proceed from there: small sounds, properly placed, with enough space between them to think.',
      'She has an unreleased hour of music made wholly from a kitchen timer, and she will play it if you ask twice.',
    ],
    links: ['bandcamp', 'website'],
  },
  {
    name: 'Pressure Gauge',
    tagline: 'A boiler-house crew with eight turntables between them',
    place: 'Rotterdam',
    genres: ['techno', 'electro'],
    bio: [
      'Five people, one storage unit and a sound system that takes three hours to carry in. Pressure Gauge threw parties in the pump rooms of Rotterdam for a decade and now send us a different pair of hands every fortnight.',
      'Nobody in the crew agrees about tempo, which is why it works.',
    ],
    links: ['instagram', 'bandcamp'],
  },
  {
    name: 'Emre Çelik',
    tagline: 'Acid lines drawn with a fine pen',
    place: 'Eskişehir',
    genres: ['acid', 'electro'],
    bio: [
      'An engraver by trade, Emre fell for the 303 because it makes mistakes so elegantly. He plays early acid, its descendants from small Turkish labels, and his own live jams, recorded on the bench between two jobs.',
    ],
    links: ['bandcamp', 'instagram'],
  },
  {
    name: 'Klára Novotná',
    tagline: 'Warehouse records for headphones',
    place: 'Brno',
    genres: ['techno', 'minimal'],
    bio: [
      'Klára has been deaf in her left ear since birth and mixes by touch, one hand flat on the speaker. It gives her sets a particular weight: everything arrives from the floor.',
      'Away from the decks she repairs tape machines, among them both of ours.',
    ],
    links: ['website', 'instagram'],
  },
];
