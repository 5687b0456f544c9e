import plyrStyles from 'plyr/dist/plyr.css?url';
import plyrScript from 'plyr/dist/plyr.min.js?url';
import icons from 'plyr/dist/plyr.svg?url';
import { content } from '../content.ts';
import blank from '../video/blank.mp4?url';
import type { Route } from './+types/frame';
import styles from './frame.css?url';
import { framePage } from './frame-page.ts';
import mixScript from './mix-frame-script.js?url';
import videoScript from './video-frame-script.js?url';

/** `/embed/video?provider=youtube&id=…&title=…` at YouTube or Vimeo, `/embed/mix?feed=/user/mix/` at Mixcloud. */
const frames = {
  video: {
    title: 'Video',
    styles: [plyrStyles, styles],
    scripts: [plyrScript, videoScript],
    data: { icons, blank },
  },
  mix: { title: 'Mixcloud player', styles: [styles], scripts: [mixScript] },
};

export async function loader({ context, params: { player }, url }: Route.LoaderArgs) {
  if (player === 'video' || player === 'mix') return framePage(frames[player]);
  throw await context.get(content).notFound(`Page Not Found: ${url.pathname}`);
}
