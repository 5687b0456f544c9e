import { article } from './de/article.ts';
import { askForVideo } from './de/ask-for-video.ts';
import { chat } from './de/chat.ts';
import { collection } from './de/collection.ts';
import { collectionCard } from './de/collection-card.ts';
import { collectionKinds } from './de/collection-kinds.ts';
import { collections } from './de/collections.ts';
import { consent } from './de/consent.ts';
import { editorial } from './de/editorial.ts';
import { editorialSections } from './de/editorial-sections.ts';
import { errors } from './de/errors.ts';
import { failedPage } from './de/failed-page.ts';
import { feeds } from './de/feeds.ts';
import { followButton } from './de/follow-button.ts';
import { footer } from './de/footer.ts';
import { frames } from './de/frames.ts';
import { genreFilter } from './de/genre-filter.ts';
import { home } from './de/home.ts';
import { homeDeferred } from './de/home-deferred.ts';
import { listen } from './de/listen.ts';
import { listenDeferred } from './de/listen-deferred.ts';
import { liveStrip } from './de/live-strip.ts';
import { menu } from './de/menu.ts';
import { missingPage } from './de/missing-page.ts';
import { nextOnAir } from './de/next-on-air.ts';
import { offline } from './de/offline.ts';
import { onAir } from './de/on-air.ts';
import { pager } from './de/pager.ts';
import { playFrom } from './de/play-from.ts';
import { playVideo } from './de/play-video.ts';
import { player } from './de/player.ts';
import { privacyChoices } from './de/privacy-choices.ts';
import { programme } from './de/programme.ts';
import { programmes } from './de/programmes.ts';
import { prompts } from './de/prompts.ts';
import { push } from './de/push.ts';
import { resident } from './de/resident.ts';
import { residents } from './de/residents.ts';
import { rewind } from './de/rewind.ts';
import { saved } from './de/saved.ts';
import { savedBadge } from './de/saved-badge.ts';
import { search } from './de/search.ts';
import { searchAll } from './de/search-all.ts';
import { searchBox } from './de/search-box.ts';
import { searchDeferred } from './de/search-deferred.ts';
import { searchKinds } from './de/search-kinds.ts';
import { share } from './de/share.ts';
import { shell } from './de/shell.ts';
import { show } from './de/show.ts';
import { showButtons } from './de/show-buttons.ts';
import { shows } from './de/shows.ts';
import { showsBrowse } from './de/shows-browse.ts';
import { showsFilter } from './de/shows-filter.ts';
import { showsList } from './de/shows-list.ts';
import { soundFailures } from './de/sound-failures.ts';
import { soundSettings } from './de/sound-settings.ts';
import { suggestions } from './de/suggestions.ts';
import { time } from './de/time.ts';
import { tv } from './de/tv.ts';
import { ui } from './de/ui.ts';
import { video } from './de/video.ts';
import { videoErrors } from './de/video-errors.ts';
import { videoKinds } from './de/video-kinds.ts';
import { videoStill } from './de/video-still.ts';
import { zone } from './de/zone.ts';
import { zoneSwitch } from './de/zone-switch.ts';

/** The German words. Each group must have the keys of the English group; the compiler reports missing ones. */
export const german = {
  pager,
  'failed-page': failedPage,
  'home-deferred': homeDeferred,
  'collection-kinds': collectionKinds,
  'editorial-sections': editorialSections,
  feeds,
  home,
  offline,
  'on-air': onAir,
  player,
  prompts,
  push,
  saved,
  ui,
  'video-kinds': videoKinds,
  consent,
  'privacy-choices': privacyChoices,
  frames,
  chat,
  'next-on-air': nextOnAir,
  'search-box': searchBox,
  suggestions,
  show,
  'sound-failures': soundFailures,
  'sound-settings': soundSettings,
  'live-strip': liveStrip,
  time,
  zone,
  'zone-switch': zoneSwitch,
  'saved-badge': savedBadge,
  footer,
  article,
  editorial,
  tv,
  video,
  collection,
  collections,
  'collection-card': collectionCard,
  shows,
  'shows-list': showsList,
  'shows-browse': showsBrowse,
  'genre-filter': genreFilter,
  'shows-filter': showsFilter,
  share,
  'play-from': playFrom,
  resident,
  residents,
  programme,
  programmes,
  listen,
  'listen-deferred': listenDeferred,
  rewind,
  search,
  'search-all': searchAll,
  'search-deferred': searchDeferred,
  'search-kinds': searchKinds,
  'play-video': playVideo,
  'video-still': videoStill,
  'ask-for-video': askForVideo,
  'video-errors': videoErrors,
  'follow-button': followButton,
  'show-buttons': showButtons,
  errors,
  'missing-page': missingPage,
  shell,
  menu,
};
