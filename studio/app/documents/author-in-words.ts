const programs: Record<string, string> = {
  seed: 'the first import',
  key: 'a program with the station’s key',
  'radio host': 'the recorder',
  station: 'the station',
};

/** Who wrote a version: a person by name, a program by what it does. */
export const authorInWords = (author: string) => programs[author] ?? author;
