/** A resident as written down by hand; the slug, the picture and the links follow from it. */
export type Resident = {
  name: string;
  tagline: string;
  place: string;
  genres: string[];
  /** Paragraphs. */
  bio: string[];
  links?: ('bandcamp' | 'website' | 'instagram')[];
};
