import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import { feedWords } from '../../words/feeds.ts';
import { fill } from '../../words/words.ts';
import { calendarText } from '../calendar.ts';
import { feedResponse } from '../source.ts';
import type { Route } from './+types/programme-schedule';

/** /programmes/{id}/schedule.ics: the next broadcasts of a programme. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(content);
  const [{ station }, { programme, nextOnAir }] = await Promise.all([
    client.site(),
    client.page('programme', `programmes/${params.id}`),
  ]);
  const name = fill(feedWords.residentOn, { name: programme.title, station: station.name });
  const origin = context.get(browserSettings).siteUrl;
  return feedResponse(calendarText({ name, origin, now: new Date() }, nextOnAir), 'text/calendar');
}
