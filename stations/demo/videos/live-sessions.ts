import type { VideoText } from './video-text.ts';

/** Newest first. */
export const liveSessions: VideoText[] = [
  {
    title: 'Amara Nwosu and Friends in the Long Room',
    description: [
      'Two harps, a borrowed tenor saxophone and a room that took a while to find its hands afterwards.',
    ],
    residents: ['amara-nwosu'],
  },
  {
    title: 'Kwabena Sarpong, Drums Only',
    description: ['No records this time. One kit, one drum machine, and a count of four.'],
    residents: ['kwabena-sarpong'],
  },
  {
    title: 'Catrin Llewellyn at the Kitchen Sink',
    description: [
      'Three songs and a kettle, recorded in the station’s own kitchen with everybody else told to stay out.',
    ],
    residents: ['catrin-llewellyn'],
  },
  {
    title: 'Emre Çelik, Live on the Bench',
    description: [
      'A 303, a set of engraving tools and a lamp. Emre plays one line until it has told him everything.',
    ],
    residents: ['emre-celik'],
  },
  {
    title: 'Nii Armah Tetteh’s Trunk Band',
    description: [
      'Seven musicians play arrangements found on the backs of wage slips, some of them for the first time since 1964.',
    ],
    residents: ['nii-armah-tetteh'],
  },
  {
    title: 'Trần Minh Châu, Quiet Version',
    description: ['The loudest songs we know, played through one small amplifier under a blanket.'],
    residents: ['tran-minh-chau'],
    elsewhere: { provider: 'youtube', id: 'ScMzIvxBSi4', seconds: 1284 },
  },
  {
    title: 'Marva Linton, Front Room Session',
    description: [
      'Paraffin heater, red bulb, three cousins on harmony. Marva sings the single again and the B-side for the first time.',
    ],
    residents: ['marva-linton'],
  },
  {
    title: 'Owen Treharne and the Chest Freezer',
    description: [
      'By popular demand. The freezer hums in B flat, the hurdy-gurdy agrees, and the peas are given a credit.',
    ],
    residents: ['owen-treharne', 'alasdair-munro'],
  },
];
