import { words } from '../../search/folding.ts';

/** A picture. Several may have the same content, and with it the same file. */
export type MediaRow = {
  name: string;
  /** In the folder `media`: `{sha256}.{ending}`; of a picture from before files were called so, its name. */
  file: string;
  width: number;
  height: number;
  colour: string;
  bytes: number;
  sha256: string;
  /** What it was called by whoever uploaded it. */
  filename: string;
  alt: string;
  /** What must stay in sight where it is cropped, as parts of width and height. */
  focalX: number;
  focalY: number;
  added: number;
};

/** The description of a picture that nobody has described. */
export const undescribed = { alt: '', focalX: 0.5, focalY: 0.5 };

export type MediaSort = 'newest' | 'name';
/** The last picture of the page before. */
export type MediaCursor = { added: number; name: string };
export type MediaFilter = {
  /** Beginnings of words of its names or its alternative text, folded. */
  words: string[];
  /** Only those that no document names, neither live nor as a draft nor in the trash. */
  isUnused: boolean;
};
export type MediaPage = { sort: MediaSort; after: MediaCursor | undefined; limit: number };

export type MediaReads = {
  read(name: string): Promise<MediaRow | undefined>;
  /** The newest first, or in the order of their names. */
  list(filter: MediaFilter, page: MediaPage): Promise<MediaRow[]>;
  count(filter: MediaFilter): Promise<number>;
  /** Whether a picture has this file. */
  hasFile(file: string): Promise<boolean>;
};

export type MediaWrites = {
  /** One of that name that is there stays. */
  add(row: MediaRow): Promise<void>;
  /** What is stored of the picture of that name is replaced. */
  update(row: MediaRow): Promise<void>;
  remove(name: string): Promise<void>;
};

/** What a picture is searched by: folded words, each after a space. */
export function searchedWords({ name, filename, alt }: MediaRow): string {
  return ` ${words([name, filename, alt].join(' ')).join(' ')}`;
}
