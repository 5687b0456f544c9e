import plyrStyles from 'plyr/dist/plyr.css?url';
import plyrScript from 'plyr/dist/plyr.min.js?url';
import icons from 'plyr/dist/plyr.svg?url';
import { browserSettings } from '../browser-settings.ts';
import { purposesOf } from '../consent/purposes.ts';
import { content } from '../content.ts';
import blank from '../video/blank.mp4?url';
import { frameWords } from '../words/frames.ts';
import { missingPageWords } from '../words/missing-page.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/frame';
import advertisingScript from './advertising-frame-script.js?url';
import styles from './frame.css?url';
import { framePage } from './frame-page.ts';
import mixScript from './mix-frame-script.js?url';
import videoScript from './video-frame-script.js?url';

/**
 * The frames by name: `/embed/video?provider=youtube&id=…&title=…` for YouTube and Vimeo, `/embed/mix?feed=/user/mix/` for
 * Mixcloud, `/embed/advertising` for pixel and tag manager.
 */
const frames = {
  video: {
    styles: [plyrStyles, styles],
    scripts: [plyrScript, videoScript],
    data: { icons, blank },
  },
  mix: { styles: [styles], scripts: [mixScript] },
  advertising: { styles: [], scripts: [advertisingScript] },
};

export async function loader({ context, params: { player }, url }: Route.LoaderArgs) {
  const used = purposesOf(context.get(browserSettings));
  if (player === 'video' && used.includes('video')) return framePage(frameWords.video, frames.video);
  if (player === 'mix' && used.includes('video')) return framePage(frameWords.mix, frames.mix);
  if (player === 'advertising' && used.includes('advertising'))
    return framePage(frameWords.advertising, frames.advertising);
  throw await context.get(content).notFound(fill(missingPageWords.notFound, { path: url.pathname }));
}
