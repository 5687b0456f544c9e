/**
 * What can be said about an episode. In braces: {opener}, {centre}, {closer} are tracks of this very episode as
 * “title by artist”; {other} is one more of them and {artist} who made that one; {host}, {guest}, {genre}, {count} are what they say.
 */
export type Sentences = {
  /** Names for episodes. */
  titles: string[];
  openings: string[];
  middles: string[];
  endings: string[];
};
