import type { ProgrammeText } from './programme.ts';

export const guitarsProgrammes: ProgrammeText[] = [
  {
    title: 'Leave the Kettle In',
    residents: ['catrin-llewellyn'],
    genres: ['folk', 'field-recordings'],
    summary: 'Kitchen recordings, odd corners of the revival, new songs from the western edge.',
    habits: [
      'The singer stops in verse four to let the dog out, then picks it up on the right note.',
      'Catrin found two families with the same ballad and opposite endings.',
      'One in Breton, one in Welsh, one without any words at all.',
    ],
  },
  {
    title: 'Hand Luggage',
    residents: ['alasdair-munro'],
    genres: ['folk', 'drone'],
    summary: 'Pipes, fiddles and who was seasick.',
    habits: [
      'A harp, a Force 7 and a very small lift: the full story at last.',
      'Alasdair plays the slow air twice, once for the tune and once for the bow.',
      'The set of reels near the end was recorded on the car deck.',
    ],
  },
  {
    title: 'One Venue',
    residents: ['petra-holub'],
    genres: ['post-punk', 'electro'],
    summary: 'Post-punk from towns with one venue and one drum kit to share.',
    habits: [
      'Three bands, the same drummer, four years, two haircuts.',
      'The single was pressed in an edition of two hundred, of which the band’s parents bought ninety.',
      'Petra rings the bassist, who is now a vet, and the line is terrible and lovely.',
    ],
  },
  {
    title: 'The Next Room',
    residents: ['tran-minh-chau'],
    genres: ['shoegaze', 'indie'],
    summary: 'Songs almost hidden by their own noise.',
    habits: [
      'There is a melody in the fourth one. Give it time.',
      'A Saigon ballad from 1968 sits between two walls of guitar as if it had been built for it.',
      'Minh Châu reads the pedal list off the sleeve like a poem.',
    ],
  },
  {
    title: 'Yellow List',
    residents: ['joss-arkwright'],
    genres: ['psychedelia', 'folk'],
    summary: 'Psychedelia by post, reviewed in three lines.',
    habits: [
      'Three-line reviews throughout; one of them is a single word, three times.',
      'A private pressing from Todmorden that sounds like the weather in Todmorden.',
      'Joss has two copies of the closer and will post one to the first sensible letter.',
    ],
  },
  {
    title: 'Wrong Speed',
    residents: ['soren-bagge'],
    genres: ['post-punk', 'indie'],
    summary: 'One good idea per record, played at the speed it prefers.',
    habits: [
      'Two of these are at 33 and should be at 45, or the other way round.',
      'The landlord is thanked on four sleeves out of twelve.',
      'Søren plays along on bass for one verse and thinks we did not notice.',
    ],
  },
  {
    title: 'Parked Car',
    residents: ['noor-van-dijk'],
    genres: ['indie', 'folk'],
    summary: 'Small songs made in bedrooms, sheds and parked cars.',
    habits: [
      'The opener was recorded in an actual parked car, and at 1:40 somebody asks for it to be moved.',
      'Noor got eleven demos this week and plays nine of them, which is mercy on the other two.',
      'A duet sung over a bad connection, delay and all.',
    ],
  },
  {
    title: 'Grey Weekend',
    residents: ['tran-minh-chau', 'soren-bagge'],
    genres: ['shoegaze', 'post-punk'],
    summary: 'Minh Châu brings the blur and Søren brings the edges.',
    habits: [
      'They alternate until neither can remember whose turn it is.',
      'There is rain on the skylight all the way through and it is very well mixed.',
      'One record each that the other has never heard; both are converted.',
    ],
  },
];
