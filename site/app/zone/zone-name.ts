/** Browsers still know some places by the names they had when the list of zones was made. */
const renamed: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
};

/** "London" for Europe/London, for beside a time; zones without a place by their distance from UTC. */
export function zoneName(zone: string): string {
  // The signs of these names are those of POSIX, west of Greenwich being positive.
  const distance = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (distance) return `UTC${distance[1] === '+' ? '−' : '+'}${distance[2]}`;
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return renamed[place] ?? place;
}
