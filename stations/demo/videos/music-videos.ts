import type { VideoText } from './video-text.ts';

/** Newest first. */
export const musicVideos: VideoText[] = [
  {
    title: 'Salt Index: Kittiwake',
    description: ['One window on the east side of the customs house, as the ferry comes and goes in it.'],
    residents: ['ingrid-vasshaug'],
  },
  {
    title: 'Rosalind Achebe: Stay for One More',
    description: [
      'Shot in a single evening at Delphine’s street party. Nobody told the neighbours it was a video, and nobody minded afterwards.',
    ],
    residents: ['delphine-amoussou'],
  },
  {
    title: 'Szikra: Third Rail',
    description: [
      'Trams, filmed from trams. Viktor Halász rode every line in Pécs, including the ones that closed.',
    ],
    residents: ['viktor-halasz'],
  },
  {
    title: 'Zeynep Karaca: Gece Vapuru',
    description: ['The night boat, drawn frame by frame on ferry tickets and coloured with tea.'],
    residents: ['cemre-aydin'],
  },
  {
    title: 'Haar: Dim the Estuary',
    description: ['Fog, then the suggestion of a fence, then fog. Minh Châu directs with great restraint.'],
    residents: ['tran-minh-chau'],
  },
  {
    title: 'The Lowland Sisters: Carry Me Over',
    description: ['Three sisters, one rowing boat, and a harmony that does not stop for the wake.'],
    residents: ['odette-baptiste', 'renee-thibodeaux'],
    elsewhere: { provider: 'youtube', id: 'aqz-KE-bpKQ', seconds: 635 },
  },
  {
    title: 'Kestrel: Fifteenth Floor',
    description: [
      'A lift going up and a bassline going down. Tia Braithwaite makes a brief appearance as the caretaker.',
    ],
    residents: ['tia-braithwaite'],
  },
  {
    title: 'Grupo Marea Baja: La Piragua Vieja',
    description: ['Cumbia at the speed of a canoe. Ximena and forty paper boats on the boating lake.'],
    residents: ['ximena-nanez'],
    elsewhere: { provider: 'vimeo', id: '1084537', seconds: 596 },
  },
];
