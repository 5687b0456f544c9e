import { slugOf } from './slug-of.ts';

/** The eight families of music this station plays; each has its own residents, programmes, tracks and sentences. */
export const families = ['drift', 'house', 'techno', 'bass', 'soul', 'across', 'dub', 'guitars'] as const;
export type Family = (typeof families)[number];

export const groups: Record<Family, { title: string; genres: string[] }> = {
  drift: {
    title: 'Ambient & Drift',
    genres: ['Ambient', 'Drone', 'Field Recordings', 'Modern Classical', 'Experimental'],
  },
  house: { title: 'House & Disco', genres: ['House', 'Deep House', 'Disco', 'Balearic', 'Italo'] },
  techno: { title: 'Techno & Electro', genres: ['Techno', 'Dub Techno', 'Electro', 'Acid', 'Minimal'] },
  bass: { title: 'Bass & Breaks', genres: ['Jungle', 'Dubstep', 'UK Garage', 'Breaks', 'Footwork'] },
  soul: { title: 'Jazz, Soul & Hip-Hop', genres: ['Jazz', 'Spiritual Jazz', 'Soul', 'Funk', 'Hip-Hop'] },
  across: {
    title: 'Across the Water',
    genres: ['Highlife', 'Amapiano', 'Cumbia', 'Brazilian', 'Anatolian & Maghrebi'],
  },
  dub: {
    title: 'Reggae & Dub',
    genres: ['Roots Reggae', 'Dub', 'Dancehall', 'Lovers Rock', 'Rocksteady & Ska'],
  },
  guitars: { title: 'Guitars & Songs', genres: ['Folk', 'Post-Punk', 'Shoegaze', 'Indie', 'Psychedelia'] },
};

export const genreDocuments = families.flatMap((family) =>
  groups[family].genres.map((title) => ({
    type: 'genre' as const,
    slug: slugOf(title),
    title,
    group: groups[family].title,
  })),
);

const titles = new Map(genreDocuments.map((genre) => [genre.slug, genre.title]));

export function genreTitle(slug: string): string {
  const title = titles.get(slug);
  if (title === undefined) throw new Error(`There is no genre "${slug}"`);
  return title;
}

const familyOfGenre = new Map(
  families.flatMap((family) => groups[family].genres.map((title) => [slugOf(title), family] as const)),
);

export function familyOf(genre: string): Family {
  const family = familyOfGenre.get(genre);
  if (!family) throw new Error(`There is no genre "${genre}"`);
  return family;
}
