import type { Reader } from '../store/reader.ts';

/** The top-level pages of every station. A page document of the same name gives it another title and text. */
type Section = {
  id: string;
  title: string;
  description: string;
  isListed: boolean;
  children: { id: string; title: string; description: string }[];
};

export const sections: Section[] = [
  section('tv', 'TV', 'Shorts, music videos and live sessions.', true, [
    ['tv/shorts', 'Shorts', 'Short films from around the station.'],
    ['tv/music-videos', 'Music Videos', 'Videos for records we play.'],
    ['tv/live-sessions', 'Live Sessions', 'Played for us, in one take.'],
  ]),
  section('shows', 'Discover', 'Every show, by genre, newest first.', true, [
    ['shows/latest', 'Latest', 'What was on air most recently.'],
    ['shows/featured', 'Featured', 'Shows we keep going back to.'],
    ['shows/guests', 'Guests', 'Shows with a guest in the studio.'],
    ['shows/filter', 'Filter', 'Shows by genre.'],
  ]),
  section('listen', 'Listen', 'What is on air, and what comes next.', true, []),
  section('editorial', 'Editorial', 'News, reads and conversations.', true, [
    ['editorial/news', 'News', 'What is happening at the station.'],
    ['editorial/reads', 'Reads', 'Longer pieces about music.'],
    ['editorial/the-fleapit', 'The Fleapit', 'Films, and what they sound like.'],
    ['editorial/residents-bin', "Residents' Bin", 'Records our residents will not part with.'],
    ['editorial/resident-focus', 'Resident Focus', 'The people behind the shows.'],
  ]),
  section('collections', 'Collections', 'Shows that belong together.', true, [
    ['collections/series', 'Series', 'Shows told in parts.'],
    ['collections/takeovers', 'Takeovers', 'A label, a club or a crew for a day.'],
    ['collections/guest-residencies', 'Guest Residencies', 'Guests who stayed for a while.'],
  ]),
  section('programmes', 'Programmes', 'Everything that comes back, and when.', true, []),
  section('residents', 'Residents', 'Everyone who has a show here.', true, []),
  section('info', 'Info', 'About the station.', true, []),
  section('mobile-app', 'Mobile App', 'The station on your phone.', false, []),
];

function section(
  id: string,
  title: string,
  description: string,
  isListed: boolean,
  children: [string, string, string][],
): Section {
  return {
    id,
    title,
    description,
    isListed,
    children: children.map(([id, title, description]) => ({ id, title, description })),
  };
}

/** Sections and their children that are not linked: empty lists, and pages that nobody has written. */
export async function findEmptySections(reader: Reader): Promise<Set<string>> {
  const [counts, pages] = await Promise.all([
    reader.counts(listSections.map((id) => listNames[id] ?? id)),
    Promise.all(textSections.map((id) => reader.document('page', id))),
  ]);
  return new Set([
    ...listSections.filter((_, at) => counts[at] === 0),
    ...textSections.filter((_, at) => pages[at] === undefined),
  ]);
}

export const sectionIds = sections.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
const textSections = ['info', 'mobile-app'];
const listSections = sectionIds.filter((id) => id !== 'listen' && !textSections.includes(id));

/** Names of lists that differ from their page's. */
const listNames: Record<string, string> = { 'shows/latest': 'shows', 'shows/filter': 'shows' };

/** Pages that exist without being in the navigation. */
export const unlistedPages = new Map([
  ['error', { title: 'Error', description: '' }],
  ['search', { title: 'Search', description: 'Find shows, tracks, people, stories and films.' }],
]);

export function findSection(id: string): { title: string; description: string } | undefined {
  for (const top of sections) {
    if (top.id === id) return top;
    const child = top.children.find((child) => child.id === id);
    if (child) return child;
  }
  return unlistedPages.get(id);
}
