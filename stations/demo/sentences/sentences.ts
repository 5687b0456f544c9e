/**
 * What can be said about an episode. In braces: {opener}, {centre}, {closer} are tracks of this very episode as
 * “title by artist”; {artist} is somebody in its tracklist; {host}, {guest}, {genre}, {count} are what they say.
 */
export type Sentences = {
  /** Names for episodes. */
  titles: string[];
  openings: string[];
  middles: string[];
  endings: string[];
};
