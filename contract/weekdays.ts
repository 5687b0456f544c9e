/** Keys of the week's schedule. Has no schemas, since the browser loads it with pages of the site. */

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
