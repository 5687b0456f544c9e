import type { VideoText } from './video-text.ts';

/** Newest first. */
export const musicVideos: VideoText[] = [
  {
    title: 'Salt Index: Kittiwake',
    description: ['One window on the east side of the customs house, as the ferry comes and goes in it.'],
    alt: 'A window dividing sea and sky',
    residents: ['ingrid-vasshaug'],
  },
  {
    title: 'Rosalind Achebe: Stay for One More',
    description: [
      'Shot in a single evening at Delphine’s street party. Nobody told the neighbours it was a video, and nobody minded afterwards.',
    ],
    alt: 'Paper lanterns strung across an orange sky',
    residents: ['delphine-amoussou'],
  },
  {
    title: 'Szikra: Third Rail',
    description: [
      'Trams, filmed from trams. Viktor Halász rode every line in Pécs, including the ones that closed.',
    ],
    alt: 'Parallel rails running to a point',
    residents: ['viktor-halasz'],
  },
  {
    title: 'Zeynep Karaca: Gece Vapuru',
    description: ['The night boat, drawn frame by frame on ferry tickets and coloured with tea.'],
    alt: 'A steamer under a large moon',
    residents: ['cemre-aydin'],
  },
  {
    title: 'Haar: Dim the Estuary',
    description: ['Fog, then the suggestion of a fence, then fog. Minh Châu directs with great restraint.'],
    alt: 'Soft bands of fog in two greys',
    residents: ['tran-minh-chau'],
  },
  {
    title: 'The Lowland Sisters: Carry Me Over',
    description: ['Three sisters, one rowing boat, and a harmony that does not stop for the wake.'],
    alt: 'Three circles on a wavy line',
    residents: ['odette-baptiste', 'renee-thibodeaux'],
    elsewhere: { provider: 'youtube', id: 'aqz-KE-bpKQ', seconds: 635 },
  },
  {
    title: 'Kestrel: Fifteenth Floor',
    description: [
      'A lift going up and a bassline going down. Tia Braithwaite makes a brief appearance as the caretaker.',
    ],
    alt: 'Stacked windows of a tower block',
    residents: ['tia-braithwaite'],
  },
  {
    title: 'Grupo Marea Baja: La Piragua Vieja',
    description: ['Cumbia at the speed of a canoe. Ximena and forty paper boats on the boating lake.'],
    alt: 'Paper boats in a row',
    residents: ['ximena-nanez'],
    elsewhere: { provider: 'vimeo', id: '1084537', seconds: 596 },
  },
];
