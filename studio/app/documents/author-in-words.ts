const programs: Record<string, string> = {
  seed: 'the first import',
  key: 'a program with the station’s key',
  'radio host': 'the recorder',
  station: 'the station',
};

/** The author of a version: a person's name, or what the program does. */
export const authorInWords = (author: string) => programs[author] ?? author;
