/** “1 show”, “12 shows”. */
export const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

type Counts = { shows: number; residents: number; genres: number };

export const inWords = ({ shows, residents, genres }: Counts) =>
  `${countOf(shows, 'show')}, ${countOf(residents, 'resident')} and ${countOf(genres, 'genre')}`;
