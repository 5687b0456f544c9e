import { words } from '../../search/folding.ts';

/** A picture. Several may have the same content and share a file. */
export type MediaRow = {
  name: string;
  /** File in the folder `media`: `{sha256}.{ending}`; older files are called by the picture's name. */
  file: string;
  width: number;
  height: number;
  colour: string;
  bytes: number;
  sha256: string;
  /** Name of the file that was uploaded. */
  filename: string;
  alt: string;
  /** The point that must stay in sight when the picture is cropped, as fractions of width and height. */
  focalX: number;
  focalY: number;
  added: number;
};

/** The description of a picture until staff describe it. */
export const undescribed = { alt: '', focalX: 0.5, focalY: 0.5 };

export type MediaSort = 'newest' | 'name';
/** The last picture of the previous page. */
export type MediaCursor = { added: number; name: string };
export type MediaFilter = {
  /** Folded beginnings of words of its names or its alternative text. */
  words: string[];
  /** Only pictures that no document names, neither live nor as a draft nor in the trash. */
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
  /** A picture of that name that exists already stays. */
  add(row: MediaRow): Promise<void>;
  /** Replaces what is stored of the picture of that name. */
  update(row: MediaRow): Promise<void>;
  remove(name: string): Promise<void>;
};

/** The words a picture is searched by: folded, each after a space. */
export function searchedWords({ name, filename, alt }: MediaRow): string {
  return ` ${words([name, filename, alt].join(' ')).join(' ')}`;
}
