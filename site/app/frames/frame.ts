import plyrStyles from 'plyr/dist/plyr.css?url';
import plyrScript from 'plyr/dist/plyr.min.js?url';
import icons from 'plyr/dist/plyr.svg?url';
import { browserSettings } from '../browser-settings.ts';
import { purposesOf } from '../consent/purposes.ts';
import { content } from '../content.ts';
import blank from '../video/blank.mp4?url';
import type { Route } from './+types/frame';
import advertisingScript from './advertising-frame-script.js?url';
import styles from './frame.css?url';
import { framePage } from './frame-page.ts';
import mixScript from './mix-frame-script.js?url';
import videoScript from './video-frame-script.js?url';

/**
 * `/embed/video?provider=youtube&id=…&title=…` at YouTube or Vimeo, `/embed/mix?feed=/user/mix/` at Mixcloud,
 * `/embed/advertising` for pixel and tag manager.
 */
const frames = {
  video: {
    title: 'Video',
    styles: [plyrStyles, styles],
    scripts: [plyrScript, videoScript],
    data: { icons, blank },
  },
  mix: { title: 'Mixcloud player', styles: [styles], scripts: [mixScript] },
  advertising: { title: 'Advertising', styles: [], scripts: [advertisingScript] },
};

export async function loader({ context, params: { player }, url }: Route.LoaderArgs) {
  const used = purposesOf(context.get(browserSettings));
  if (player === 'video' && used.includes('video')) return framePage(frames.video);
  if (player === 'mix' && used.includes('video')) return framePage(frames.mix);
  if (player === 'advertising' && used.includes('advertising')) return framePage(frames.advertising);
  throw await context.get(content).notFound(`Page Not Found: ${url.pathname}`);
}
