/** Matches files of the site; style sheets are excluded, see `shell`. */
const files = (paths: string[]) => new RegExp(`^(?!.*\\.css$).*site/app/(?:${paths.join('|')})`);

/**
 * The files of the chunk that every page loads first: the libraries, the shell, the player's core and the show card. Style
 * sheets are excluded: one that other chunks import would be added again with each, after the station's own, and override it.
 */
const shell = new RegExp(
  `^(?!.*\\.css$).*(?:node_modules/(?:react|react-dom|react-router|scheduler|zustand)/|site/app/(?:${[
    'ui/(?:headline|picture|lazy-content|section-head|link|tone|rich-text|day|instant|time|icon|ui-settings|use-hydrating)',
    'shows/(?:show-card|show-grid)',
    'browser/(?:storage|deferred|early-press|when-idle|backoff)',
    'player/(?:play-button|sound-owner|sound-player|sound-settings|load-show-player|listening-history|engine/(?:sound-state|ranges|media-element|unlock-audio))',
    'radio/(?:use-heard-show|on-air\\.|live-radio|radio-state|tracks\\.)',
    'navigation/(?:use-navigate-to|newer-build)',
    'shell/(?:error-view|header|shell-state|logo|navigation|links|view-transitions|failed-page\\.|navigation-rules|page-code|page-change|page-status|boundary|default-layout)',
    'words/(?:words|shell|live-strip|ui|zone|errors)\\.',
    'entry|brand/brand-head|radio/live-strip|player/player-bar',
    'meta|browser-settings|root-data',
  ].join('|')})|contract/(?:safe-link|picture-path))`,
);

/** The files of the chunk for the two pages with the on-air hero. */
const onAir =
  /site\/app\/(?:radio\/(?:on-air-hero|on-air-picture|listen-button|slot-title|broadcasts)|zone\/(?!zone-switch)|browser\/use-now|words\/on-air)|contract\/weekdays/;

/** The layouts of few pages. */
const layouts = files(['shell/(?:tv|listen|custom)-layout']);

/** The parts of lists, which several pages show. */
const lists = files([
  'ui/(?:list-head|pager|nothing-yet)',
  'shows/(?:show-list-json-ld|shows-nav)',
  'navigation/section-tabs',
  'words/(?:offline|plural|pager|shows)\\.',
]);

/** What is told about a show beside its card: hosts, genres and positions. */
const details = files(['shows/(?:genre-chip|host-list|filter-path)', 'player/tracklist-position']);

/** Cards of programmes and residents, which pages of their own and results of a search show. */
const people = files(['ui/(?:programme|resident)-card', 'programmes/programme-cards']);

/** What a listener has saved, and the invitations to keep it. */
const saved = files([
  'saved/(?:saved\\.|read-saved|saved-entries|new-shows\\.|use-saved|resume|prompts/prompts|push/sent-follows)',
]);

/** The state of notices, for the buttons that turn them on. */
const notices = files(['saved/push/(?:push-state|use-push)', 'words/push\\.']);

/** The field of the header, and what all pages of results have. */
const search = files([
  'search/(?:search-(?:page|field|form|help|meta|result)|sum-totals|highlight)\\.',
  'words/search(?:-kinds|-box)?\\.',
]);

/** The parts of the shell that every page loads after its own code, the radio, and small buttons of several pages. */
const deferred = files([
  'shell/(?:deferred-shell|footer|menu|search-box|lay-out-offscreen|page-data|prefetched-data|prefetch-data|linked-code|pointed-links|build-updates|failed-page-notice|preload-pages|task-queue|wordmark)',
  'shows/(?:share-button|play-from|start-position)',
  'consent/(?:consent|privacy-choice|purposes|switch|remember)',
  'saved/(?:find-new-shows|saved-badge|follow-button|listening-history|prompts/account-prompts|push/sync-follows)',
  'player/(?:mute-button|engine/(?:engine|features|element-source|hls-source|sound-failure))',
  'radio/(?:stream-connection|rewind|sound-panel)',
  'offline/|third-parties/(?:third-part|early-access|clear-storage|page-views|visitor)|analytics|http|content-call|content-error|to-error-page',
  'words/(?:footer|menu|consent|privacy-choices|failed-page|saved-badge|sound-settings|share|play-from|follow-button|rewind)\\.',
]);

/** What plays a show, and the bar with its controls. */
const player = files([
  'player/(?!tracklist-position|play-next-button)',
  'words/(?:player|sound-failures)\\.',
]);

/**
 * Code that several pages load together, as a few files: each file is a request, and large files compress better than small
 * ones. Every other chunk belongs to one page, or to something that few visitors use, such as video or chat.
 */
export const chunks = [
  { name: 'shell', test: shell },
  { name: 'on-air', test: onAir },
  { name: 'layouts', test: layouts },
  { name: 'lists', test: lists },
  { name: 'details', test: details },
  { name: 'people', test: people },
  { name: 'saved', test: saved },
  { name: 'notices', test: notices },
  { name: 'search', test: search },
  { name: 'deferred', test: deferred },
  { name: 'player', test: player },
];
