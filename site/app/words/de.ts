import { buttons } from './de/buttons.ts';
import { chat } from './de/chat.ts';
import { collectionKinds } from './de/collection-kinds.ts';
import { collections } from './de/collections.ts';
import { consent } from './de/consent.ts';
import { editorial } from './de/editorial.ts';
import { editorialSections } from './de/editorial-sections.ts';
import { errors } from './de/errors.ts';
import { feeds } from './de/feeds.ts';
import { footer } from './de/footer.ts';
import { frames } from './de/frames.ts';
import { home } from './de/home.ts';
import { homeBelow } from './de/home-below.ts';
import { liveStrip } from './de/live-strip.ts';
import { lostPage } from './de/lost-page.ts';
import { nextOnAir } from './de/next-on-air.ts';
import { offline } from './de/offline.ts';
import { pager } from './de/pager.ts';
import { player } from './de/player.ts';
import { privacyChoices } from './de/privacy-choices.ts';
import { programmes } from './de/programmes.ts';
import { prompts } from './de/prompts.ts';
import { radio } from './de/radio.ts';
import { residents } from './de/residents.ts';
import { saved } from './de/saved.ts';
import { savedBadge } from './de/saved-badge.ts';
import { search } from './de/search.ts';
import { searchBox } from './de/search-box.ts';
import { shell } from './de/shell.ts';
import { show } from './de/show.ts';
import { shows } from './de/shows.ts';
import { soundFailures } from './de/sound-failures.ts';
import { soundSettings } from './de/sound-settings.ts';
import { suggestions } from './de/suggestions.ts';
import { time } from './de/time.ts';
import { ui } from './de/ui.ts';
import { video } from './de/video.ts';
import { videoKinds } from './de/video-kinds.ts';
import { videoPlayer } from './de/video-player.ts';
import { zone } from './de/zone.ts';
import { zoneSwitch } from './de/zone-switch.ts';

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
  radio,
  residents,
  saved,
  search,
  shell,
  shows,
  ui,
  video,
  'video-kinds': videoKinds,
  consent,
  'privacy-choices': privacyChoices,
  frames,
  chat,
  editorial,
  programmes,
  'next-on-air': nextOnAir,
  'search-box': searchBox,
  suggestions,
  show,
  'video-player': videoPlayer,
  'sound-failures': soundFailures,
  'sound-settings': soundSettings,
  'live-strip': liveStrip,
  time,
  zone,
  'zone-switch': zoneSwitch,
  'saved-badge': savedBadge,
  footer,
};
