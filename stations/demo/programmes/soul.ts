import type { ProgrammeText } from './programme.ts';

export const soulProgrammes: ProgrammeText[] = [
  {
    title: 'Overdue',
    residents: ['ezra-bellweather'],
    genres: ['jazz'],
    summary: 'A librarian’s way into jazz, from the whistleable to the far side.',
    habits: [
      'It starts with a tune you know and by the end you are three shelves away.',
      'Ezra reads out a date stamp from 1974 and the name of the borrower, who is invited to get in touch.',
      'The bass clarinet gets a long turn and a short apology.',
    ],
  },
  {
    title: 'Backing Vocal',
    residents: ['odette-baptiste'],
    genres: ['soul', 'lovers-rock'],
    summary: 'Harmony soul, ballads, demos, and sometimes the presenter.',
    habits: [
      'Odette leaves the microphone open for the second verse, and thank goodness.',
      'A demo and its finished version sit side by side; the demo wins.',
      'There is a third harmony on one of these that Odette explains with her own voice.',
    ],
  },
  {
    title: 'Long Exhale',
    residents: ['amara-nwosu'],
    genres: ['spiritual-jazz', 'jazz'],
    summary: 'Modal jazz and devotional music for Sunday, no talking for forty minutes.',
    habits: [
      'Forty minutes without a word, and then a good story about a borrowed harp.',
      'You can hear the audience stop coughing on the live piece.',
      'Amara closes with a prayer recorded on a telephone.',
    ],
  },
  {
    title: 'Through the Wall',
    residents: ['gil-santoro'],
    genres: ['funk', 'soul'],
    summary: 'Basslines first, everything else once you have earned it.',
    habits: [
      'Gil plays the first one with the treble all the way down, the way he learned it.',
      'The horn line in the middle gets three cheers from the corridor.',
      'A door story about a trombone case, told over the break.',
    ],
  },
  {
    title: 'Within Sight of Water',
    residents: ['renee-thibodeaux'],
    genres: ['soul', 'jazz'],
    summary: 'Down a river one town at a time, playing what was recorded on the banks.',
    habits: [
      'This leg goes from the lock to the second bridge, and takes in a gospel choir on the way.',
      'Renée plays a field holler and the disco record that borrowed it, four miles downstream.',
      'A studio that flooded twice is the hero of the hour.',
    ],
  },
  {
    title: 'Footnotes',
    residents: ['curtis-oyelaran'],
    genres: ['hip-hop', 'funk'],
    summary: 'The rap record, then where it came from, then where that came from.',
    habits: [
      'The chain this week is five records long and ends at a music box.',
      'Year Nine were consulted and Year Nine were firm.',
      'Curtis finds the loop, plays the loop, and then makes a case for the bars nobody looped.',
    ],
  },
  {
    title: 'Kitchen Table',
    residents: ['mei-lin-hargreave'],
    genres: ['hip-hop', 'jazz'],
    summary: 'Beats by night workers, mixed on headphones.',
    habits: [
      'Half of these were made between two and four in the morning, and one during a night feed.',
      'Mei-Lin samples the dishwasher and names the programme it was on.',
      'A baker in Split sent the opener with flour on the envelope.',
    ],
  },
  {
    title: 'Strict Turns',
    residents: ['the-crate-rota'],
    genres: ['funk', 'soul', 'jazz'],
    summary: 'Four collectors, fifteen records each, no explanations longer than the song.',
    habits: [
      'A formal objection was lodged after record six and withdrawn after record seven.',
      'Nobody admits to having brought the bossa nova, which everybody enjoyed.',
      'The timer is used in anger for the first time this year.',
    ],
  },
  {
    title: 'Milk Round',
    residents: ['ezra-bellweather', 'odette-baptiste'],
    genres: ['soul', 'jazz'],
    summary: 'Ezra and Odette ease the river mouth into the day.',
    habits: [
      'The kettle is audible at ten past and nobody minds.',
      'Odette reads the lost-and-found notices over a vibraphone.',
      'There is an early disagreement about toast, settled by a Hammond organ.',
    ],
  },
];
