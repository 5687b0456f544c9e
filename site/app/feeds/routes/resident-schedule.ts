import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import { feedWords } from '../../words/feeds.ts';
import { fill } from '../../words/words.ts';
import { calendarText } from '../calendar.ts';
import { feedResponse } from '../source.ts';
import type { Route } from './+types/resident-schedule';

/** /residents/{id}/schedule.ics: the next broadcasts of a resident. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(content);
  const [{ station }, { resident, nextOnAir }] = await Promise.all([
    client.site(),
    client.page('resident', `residents/${params.id}`),
  ]);
  const name = fill(feedWords.residentOn, { name: resident.name, station: station.name });
  const origin = context.get(browserSettings).siteUrl;
  return feedResponse(calendarText({ name, origin, now: new Date() }, nextOnAir), 'text/calendar');
}
