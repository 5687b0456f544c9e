import type { ProgrammeText } from './programme.ts';

export const houseProgrammes: ProgrammeText[] = [
  {
    title: 'Windows Open',
    residents: ['delphine-amoussou'],
    genres: ['house', 'deep-house'],
    summary: 'Long blends, gospel chords and the street outside.',
    habits: [
      'Delphine keeps three records running for most of the second half and never once sounds busy.',
      'The percussion section in the middle is four different decades agreeing with each other.',
      'Yes, that is the neighbour’s doorbell, and yes, they came down.',
    ],
  },
  {
    title: 'Last Bus',
    residents: ['marcus-ferreira-lowe'],
    genres: ['deep-house', 'house'],
    summary: 'Deep house along a night-bus route, depot to terminus.',
    habits: [
      'The strings arrive at the ring road, as is traditional.',
      'Marcus plays two demos from the label inbox and says what he wrote back.',
      'By the terminus it is down to a kick drum, a Rhodes and somebody humming.',
    ],
  },
  {
    title: 'The Foot Passenger',
    residents: ['sunday-ferry'],
    genres: ['balearic', 'disco'],
    summary: 'Slow disco, soft rock and Greek synthesisers for a crossing of no great urgency.',
    habits: [
      'Ana found the Cretan record in a harbour café and paid for it in cable ties.',
      'Petr defends a saxophone solo for longer than the solo lasts.',
      'A proper crossing: choppy at first, then flat and gold.',
    ],
  },
  {
    title: 'Too Many Violins',
    residents: ['yusuf-demirel'],
    genres: ['disco', 'italo'],
    summary: 'Disco from the strings down, with edits that only make things longer.',
    habits: [
      'The count today stands at two hundred and eleven violins, not including the reprise.',
      'Yusuf’s new edit gives the bridge the four extra minutes it always wanted.',
      'There is a film theme in here that no dance floor asked for and every dance floor would take.',
    ],
  },
  {
    title: 'Wet Hair',
    residents: ['niamh-corrigan'],
    genres: ['balearic', 'deep-house'],
    summary: 'What sounds right after a swim.',
    habits: [
      'Water temperature at the slip was nine degrees, which explains the tempo of the opening.',
      'The saxophone rule is observed throughout.',
      'Niamh plays one intro three times because it deserves it.',
    ],
  },
  {
    title: 'One Crate',
    residents: ['paloma-quinones'],
    genres: ['disco', 'house'],
    summary: 'Boogie, freestyle and port-city hits from a single crate.',
    habits: [
      'Two promo jingles, one dropped needle and a song that was number one in Arica and nowhere else.',
      'Paloma insists it is the same crate. It was certainly a heavy hour.',
      'The flip side wins again.',
    ],
  },
  {
    title: 'Count In',
    residents: ['kwabena-sarpong'],
    genres: ['deep-house', 'house'],
    summary: 'A drummer’s deep house: patient, percussive, one long piece to finish.',
    habits: [
      'Listen for the hand drums that come in under the third record and quietly stay for five more.',
      'Kwabena counts to four and then makes you wait for eight minutes.',
      'The closing piece takes up everything after the half-way mark and earns it.',
    ],
  },
  {
    title: 'Baltic Static',
    residents: ['bettina-kruger'],
    genres: ['italo', 'disco'],
    summary: 'Italo and hi-NRG, some of it taped off a ship’s radio.',
    habits: [
      'One of the six unknown songs gets its annual airing, in case this is the year.',
      'You can hear the Baltic on the third track and it improves it.',
      'Three key changes in one chorus. Bettina apologises for none of them.',
    ],
  },
  {
    title: 'Sunday Table',
    residents: ['delphine-amoussou', 'thandeka-mokoena'],
    genres: ['house', 'amapiano'],
    summary: 'Two friends cook lunch in the studio and play house music until it is ready.',
    habits: [
      'The onions go in during the second record. It matters.',
      'Thandeka handles the log drums and Delphine handles the rice.',
      'A listener in Porto sent a better recipe and got a dedication for it.',
    ],
  },
];
