/** Browsers still use the former names of some cities. */
const renamed: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
};

/** "London" for Europe/London; zones without a city by their offset from UTC. */
export function zoneName(zone: string): string {
  // These names have the signs of POSIX: west of Greenwich is positive.
  const offset = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (offset) return `UTC${offset[1] === '+' ? '−' : '+'}${offset[2]}`;
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return renamed[city] ?? city;
}
