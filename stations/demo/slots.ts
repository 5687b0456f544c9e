import type { DocumentOf } from '@longwave/contract/documents.ts';
import { addDays } from './calendar.ts';
import { programmePicture } from './programme-documents.ts';
import { programmeCalled } from './programmes.ts';
import { slugOf } from './slug-of.ts';
import { type Line, week } from './week.ts';

export const stationZone = 'Europe/London';

/** The Monday on which the station first broadcast. */
const firstMonday = '2019-09-02';
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const minutesOfWeek = 7 * 24 * 60;

export type Slot = DocumentOf<'slot'>;

export const slots: Slot[] = week.flatMap((line, index) => {
  const next = week[(index + 1) % week.length] ?? line;
  const minutes = (startOf(next) - startOf(line) + minutesOfWeek) % minutesOfWeek;
  return line.titles.map((title, turn) => slotOf(line, title, minutes, turn));
});

/** The slots of a programme; a daily programme has one for each day of the week. */
export function slotsOf(title: string): Slot[] {
  return slots.filter((slot) => slot.title === title);
}

function startOf({ day, time }: Line): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day * 24 + hours) * 60 + minutes;
}

function slotOf(line: Line, title: string, minutes: number, turn: number): Slot {
  const programme = programmeCalled(title);
  const isDaily = week.filter(({ titles }) => titles.some((other) => other === title)).length > 1;
  const slug = slugOf(title);
  return {
    type: 'slot',
    slug: isDaily ? `${slug}-${dayNames[line.day]}` : slug,
    title,
    description: programme.summary,
    residents: programme.residents,
    picture: programmePicture(title),
    zone: stationZone,
    firstDate: addDays(firstMonday, line.day + 7 * turn),
    startTime: line.time,
    minutes,
    repeat: line.titles.length > 1 ? 'fortnightly' : 'weekly',
    lastDate: null,
    programme: slug,
  };
}
