import { buttons } from './de/buttons.ts';
import { collectionKinds } from './de/collection-kinds.ts';
import { collections } from './de/collections.ts';
import { editorialSections } from './de/editorial-sections.ts';
import { errors } from './de/errors.ts';
import { feeds } from './de/feeds.ts';
import { home } from './de/home.ts';
import { homeBelow } from './de/home-below.ts';
import { lostPage } from './de/lost-page.ts';
import { offline } from './de/offline.ts';
import { pager } from './de/pager.ts';
import { player } from './de/player.ts';
import { prompts } from './de/prompts.ts';
import { push } from './de/push.ts';
import { radio } from './de/radio.ts';
import { residents } from './de/residents.ts';
import { saved } from './de/saved.ts';
import { search } from './de/search.ts';
import { shell } from './de/shell.ts';
import { shows } from './de/shows.ts';
import { ui } from './de/ui.ts';
import { video } from './de/video.ts';
import { videoKinds } from './de/video-kinds.ts';

/** German. Each group has the keys of its English, or the types say which are missing. */
export const german = {
  pager,
  buttons,
  'lost-page': lostPage,
  'home-below': homeBelow,
  'collection-kinds': collectionKinds,
  collections,
  'editorial-sections': editorialSections,
  errors,
  feeds,
  home,
  offline,
  player,
  prompts,
  push,
  radio,
  residents,
  saved,
  search,
  shell,
  shows,
  ui,
  video,
  'video-kinds': videoKinds,
};
