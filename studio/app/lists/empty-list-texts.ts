import type { Kind } from '../documents/kinds.ts';

/** The text of an empty list: what such a document is for, and how to begin one. */
const texts: Partial<Record<Kind['type'], string>> = {
  show: 'Drop a recording into a new show: its title and date come from the file. Nobody sees it until you publish it.',
  programme: 'A programme is what comes back under one name. Its shows and its times stand on one page.',
  genre: 'Genres come with shows: type one there, and it is made on the spot.',
  resident:
    'Residents are the people who play here. Each has a page with a picture, a text and all their shows.',
  collection: 'A collection puts shows that belong together on one page: a series, a takeover, a residency.',
  article: 'News, reads and conversations, with pictures and shows in them.',
  video: 'Films from the station: upload one, or give its address at YouTube or Vimeo.',
  page: 'Text pages, such as who you are and how to reach you. Begin with one called “Info”: it stands in the menu.',
  redirect: 'Old addresses that should lead somewhere new.',
};

export const emptyListText = ({ type }: Kind) =>
  texts[type] ?? 'What you begin here stays a draft until you publish it.';
