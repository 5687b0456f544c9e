import { gulls } from './compositions/birds.ts';
import { arches, meter, tiles } from './compositions/geometry.ts';
import { record, sails, speakers } from './compositions/objects.ts';
import { bulge, curtain, rings, tunnel } from './compositions/optical.ts';
import { boxes, figure, letterTiles } from './compositions/patterns.ts';
import { flowers } from './compositions/plants.ts';
import { moons, windows } from './compositions/sky.ts';
import { totem } from './compositions/totem.ts';
import { meander, sunAndTide, swell } from './compositions/water.ts';
import { galley, stillLife } from './occasions/desk.ts';
import { chart, harbour, hills } from './occasions/landscapes.ts';
import { filmStrip, stage } from './occasions/screens.ts';
import { telephone } from './occasions/telephone.ts';
import type { Composition } from './press.ts';

/** Compositions of pictures that should fit their page; all other pictures get one by the hash of their name. */
export const commissions: Record<string, Composition> = {
  'page-info': harbour,
  'page-info-stairs': tunnel,
  'page-mobile-app': telephone,
  'page-support': sails,
  'page-studio-hire': speakers,
  'article-winter-schedule-new-hours-old-friends': harbour,
  'article-we-have-a-second-transmitter-and-it-is-in-a-church': rings,
  'article-st-osyths-tower': tunnel,
  'article-sail-loft-saturday-returns-in-spring': sails,
  'article-how-a-letter-becomes-a-programme': gulls,
  'article-the-lift-is-mended': totem,
  'article-a-record-label-by-accident': record,
  'article-write-to-a-resident-the-letterbox-is-open': galley,
  'article-seven-years-on-the-quay': sunAndTide,
  'article-the-sound-of-a-room-before-anyone-speaks': windows,
  'article-rooms-plan': tiles,
  'article-notes-toward-a-history-of-the-b-side': record,
  'article-letters-from-a-lathe': rings,
  'article-what-the-fiddle-case-remembers': stillLife,
  'article-six-songs-i-still-cannot-name': swell,
  'article-who-was-that-drummer': curtain,
  'article-in-praise-of-the-long-introduction': swell,
  'article-the-tram-films-of-viktor-halasz': windows,
  'article-a-projector-in-the-customs-house': stage,
  'article-five-films-to-watch-with-the-sound-off': filmStrip,
  'article-eleven-cans': moons,
  'article-too-many-violins-an-evening-of-film-strings': figure,
  'article-the-projectionists-ear': filmStrip,
  'article-fog-then-the-suggestion-of-a-fence': hills,
  'article-popcorn-etiquette-settled': bulge,
  'article-wage-slips': galley,
  'article-kit-farrows-five-drum-breaks-for-a-rainy-walk': meter,
  'article-sister-verity-opens-the-soup-day-box': stillLife,
  'article-dana-petrossians-quietest-records': record,
  'article-cemre-aydin-translates-four-songs-with-apologies': gulls,
  'article-zainab-qureshis-hallway-test': boxes,
  'article-renee-thibodeaux-packs-for-the-severn': meander,
  'article-jonas-lindqvist-the-man-who-repaired-the-foghorns': harbour,
  'article-delphine-amoussou-will-see-the-complaint-now': windows,
  'article-tia-braithwaite-and-the-tapes-her-brother-left': totem,
  'article-ezra-bellweather-knows-what-you-borrowed': galley,
  'article-low-pressure-area-forecasting-with-oscillators': chart,
  'article-aicha-benslimane-reads-the-labels': letterTiles,
  'article-klara-novotna-mixes-with-one-hand-on-the-floor': speakers,
  'article-nii-armah-tetteh-unpacks-his-grandfathers-trunk': arches,
  'article-thandeka-mokoena-on-log-drums-and-patience': flowers,
  'video-how-the-tide-gets-in': filmStrip,
  'video-the-label-says-nothing': rings,
  'video-a-short-history-of-the-siren': rings,
  'video-szikra-third-rail': tunnel,
  'video-saturday-in-socks': stage,
  'video-kwabena-sarpong-drums-only': bulge,
  'video-marva-linton-front-room-session': stage,
  'video-haar-dim-the-estuary': curtain,
};
