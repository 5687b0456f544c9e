/** The keys of the week's schedule. Without schemas: pages of the site need them in the browser. */

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];
export type ScheduleKey = Weekday | `next${Weekday}`;
export const scheduleKeys: ScheduleKey[] = [...weekdays, ...weekdays.map((day) => `next${day}` as const)];
