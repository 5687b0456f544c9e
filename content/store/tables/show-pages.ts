import type { CardRow } from './lists.ts';

/** How many shows are looked for: the newest of a resident, those before it of a genre. */
export type ShowsAround = { ofResident: number; ofGenre: number };

/** A live show in JSON, and ids of the shows around it in each list of a resident or a genre that it stands in. */
export type ShowRow = {
  id: number;
  live: string;
  changed: number;
  lists: {
    name: string;
    /** Of a resident, the newest first. */
    newest: number[];
    /** Before this show, the nearest first. */
    earlier: number[];
    /** After this show. */
    next: number | undefined;
  }[];
};

/** What stands on the page of a show, asked for in two statements. */
export type ShowPageReads = {
  readShow(slug: string, around: ShowsAround): Promise<ShowRow | undefined>;
  /** Cards of shows, of residents, and of the collections that name a show. */
  readCards(
    shows: number[],
    residents: string[],
    show: number,
  ): Promise<{ shows: CardRow[]; hosts: CardRow[]; collections: CardRow[] }>;
};
