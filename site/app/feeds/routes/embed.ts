import { themeOf } from '../../brand/theme.ts';
import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import styles from '../embed.css?url';
import { embedPage } from '../embed-page.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/embed';

/** /embed/shows/{id}: a show's player for frames on other sites. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { show } = await context.get(content).page('show', `shows/${params.id}`);
  // Paths suffice here, because the document in the frame is on this origin.
  const { contentHost, audioHost } = context.get(browserSettings);
  const source = { ...(await feedSource(context)), contentHost, audioHost };
  const { stylesheet } = themeOf(source.station, contentHost);
  return feedResponse(embedPage(source, show, stylesheet ? [styles, stylesheet] : [styles]), 'text/html');
}
