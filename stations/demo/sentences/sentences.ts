/**
 * Sentences about an episode. In braces: {opener}, {centre} and {closer} are tracks of the episode as “title by artist”;
 * {other} is another track and {artist} its artist; {host}, {guest}, {genre} and {count} are what their names say.
 */
export type Sentences = {
  /** Titles of episodes. */
  titles: string[];
  openings: string[];
  middles: string[];
  endings: string[];
};
