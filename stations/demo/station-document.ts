import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { stationZone } from './slots.ts';

export const stationDocument: DocumentOf<'station'> = {
  type: 'station',
  slug: 'station',
  name: 'Estuary',
  strapline: 'Independent radio from the river mouth',
  description:
    'Estuary is an independent radio station on the quay at Wendmouth: sixty residents, all kinds of music, day and night, played by people who love it.',
  zone: stationZone,
  language: 'en-GB',
  logo: artwork('icon', 'Estuary'),
  additionalnav: [{ itemtitle: 'Shop', itemurl: 'https://shop.estuary.example', newtab: true }],
  imagenav: [
    {
      itemtitle: 'Get the app',
      itemurl: '/mobile-app',
      newtab: false,
      itemimage: artwork('page-mobile-app'),
    },
    {
      itemtitle: 'Letters to Accra',
      itemurl: '/collections/letters-to-accra',
      newtab: false,
      itemimage: artwork('collection-letters-to-accra', 'Cover of the collection Letters to Accra'),
    },
  ],
  footercopy:
    '<p>Estuary broadcasts from the Old Customs House, Sallow Quay, Wendmouth, where the river Wend gives up being a river.</p><p>On air since 2019. Run by its residents, paid for by its listeners, and powered mostly by tea.</p>',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/estuary' },
    { name: 'Bandcamp', url: 'https://bandcamp.example/estuary' },
    { name: 'Mixcloud', url: 'https://www.mixcloud.com/estuary-radio/' },
    { name: 'Mastodon', url: 'https://social.example/@estuary' },
  ],
  footermenucontact: [
    { itemtitle: 'Write to the studio', itemurl: 'mailto:studio@estuary.example', newtab: false },
    { itemtitle: 'Ring the desk', itemurl: 'tel:+441632960147', newtab: false },
    { itemtitle: 'Find us', itemurl: '/info', newtab: false },
    { itemtitle: 'Press kit', itemurl: 'https://press.estuary.example', newtab: true },
  ],
  accountUrl: 'https://members.estuary.example/join',
};
