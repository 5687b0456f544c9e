import type { CardRow } from './lists.ts';

/** How many shows are read: the newest of each resident, and those of each genre before the show. */
export type ShowsAround = { ofResident: number; ofGenre: number };

/** A live show as JSON, with ids of the shows around it in each list of a resident or a genre that it is in. */
export type ShowRow = {
  id: number;
  live: string;
  changed: number;
  lists: {
    name: string;
    /** The newest shows, if it is a resident's list. */
    newest: number[];
    /** Shows before this one, the nearest first. */
    earlier: number[];
    /** The show after this one. */
    next: number | undefined;
  }[];
};

/** What the page of a show contains, read in two statements. */
export type ShowPageReads = {
  readShow(slug: string, around: ShowsAround): Promise<ShowRow | undefined>;
  /** Cards of shows, of residents, and of the collections that name a show. */
  readCards(
    shows: number[],
    residents: string[],
    show: number,
  ): Promise<{ shows: CardRow[]; hosts: CardRow[]; collections: CardRow[] }>;
};
