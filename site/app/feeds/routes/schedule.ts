import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import { calendarText } from '../calendar.ts';
import { feedResponse } from '../source.ts';
import type { Route } from './+types/schedule';

/** /schedule.ics: the broadcasts of this week and the next. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [{ station }, week] = await Promise.all([client.site(), client.schedule()]);
  const slots = scheduleKeys.flatMap((key) => week[key].schedule);
  const about = { name: station.name, origin: context.get(browserSettings).siteUrl, now: new Date() };
  return feedResponse(calendarText(about, slots), 'text/calendar');
}
