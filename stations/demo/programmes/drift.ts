import type { ProgrammeText } from './programme.ts';

export const driftProgrammes: ProgrammeText[] = [
  {
    title: 'Moorings',
    residents: ['ingrid-vasshaug'],
    genres: ['ambient', 'field-recordings'],
    summary: 'Boats at rest, hydrophones, and ambient records that leave room for both.',
    habits: [
      'The hydrophone went in off the north steps before sunrise and you can hear the first ferry wake up under the second piece.',
      'Ingrid lets every piece run to its end, including the part after the end.',
      'Between records there is a little rope, a little water, and once a gull that would not be edited.',
    ],
  },
  {
    title: 'Crane Songs',
    residents: ['tomasz-zuraw'],
    genres: ['drone', 'experimental'],
    summary: 'Tape loops, long tones and catalogue numbers, read out slowly.',
    habits: [
      'Two of the loops were made on the same machine thirty years apart, and Tomasz plays them together without comment.',
      'Catalogue numbers are given twice, so have a pencil ready.',
      'A motor hums all the way through the middle section. It belongs to the building and it is in tune.',
    ],
  },
  {
    title: 'Side Door',
    residents: ['mirela-dobrescu'],
    genres: ['modern-classical', 'ambient'],
    summary: 'Chamber music introduced by somebody who used to be inside it.',
    habits: [
      'Mirela explains what the viola is doing in one sentence and then lets it do it.',
      'One of today’s recordings was made in a village hall with the heating on, and you can hear it tick.',
      'The programme note this time concerns a quarrel over a page turn.',
    ],
  },
  {
    title: 'Stairwell Music',
    residents: ['hanae-morikawa'],
    genres: ['ambient', 'modern-classical'],
    summary:
      'Environmental music commissioned for stairs, foyers and aquariums, with listeners’ own rooms in between.',
    habits: [
      'This edition’s room comes from a listener in Tromsø who left a recorder running in an empty swimming pool.',
      'The long piece in the middle was written for a department-store lift and lasts exactly nine floors.',
      'Hanae reads from the sleeve notes, translating as she goes.',
    ],
  },
  {
    title: 'Wind Harp',
    residents: ['owen-treharne'],
    genres: ['field-recordings', 'drone'],
    summary: 'What the headland caught this week, and drones to keep it company.',
    habits: [
      'The harp stood above St Govan’s for six days and came back with salt on it.',
      'Owen answers a letter about hurdy-gurdy strings at greater length than anybody expected.',
      'Some of this is instruments and some of this is a gate.',
    ],
  },
  {
    title: 'Answerphone',
    residents: ['soledad-araoz'],
    genres: ['experimental', 'ambient'],
    summary: 'Found voices, patient editing, no plot.',
    habits: [
      'There is a message on the second tape that Soledad has been trying to return since 1998.',
      'The voices come from a Portuguese language course, side B, lesson nine: at the chemist.',
      'Headphones recommended, company optional.',
    ],
  },
  {
    title: 'Slack Water',
    residents: ['low-pressure-area'],
    genres: ['ambient', 'drone'],
    summary:
      'The hours when the river stands still: weather figures, oscillators and records for the sleepless.',
    habits: [
      'The modular is patched to the buoy at the bar, so the slow rise after the first third is a real one.',
      'Idris reads the tide table at the half-way point. It has become people’s favourite bit.',
      'Nothing here will wake anyone, though a good deal of it rewards being awake.',
    ],
  },
  {
    title: 'Empty Buildings',
    residents: ['anselm-okafor'],
    genres: ['drone', 'modern-classical'],
    summary: 'Organs and sustained notes recorded when everybody has gone home.',
    habits: [
      'Anselm held the last chord until the caretaker came.',
      'One pipe was sticking; it became the subject.',
      'The building this time is a Methodist chapel due to become flats in spring.',
    ],
  },
];
