/** A resident as written by hand; slug, picture and links are derived from it. */
export type Resident = {
  name: string;
  tagline: string;
  place: string;
  genres: string[];
  /** Paragraphs. */
  bio: string[];
  links?: ('bandcamp' | 'website' | 'instagram')[];
};
