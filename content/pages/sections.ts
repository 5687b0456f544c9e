import type { Reader } from './reader.ts';

/** The top-level pages every station has. A page document of the same name gives it another title and text. */
export type Section = {
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

/** A list with nothing in it, or a page that nobody has written: nobody is led there. */
export function isEmptySection(reader: Reader, id: string): boolean {
  if (id === 'listen') return false;
  if (id === 'info' || id === 'mobile-app') return reader.document('page', id) === undefined;
  return reader.count(listsOf[id] ?? id) === 0;
}

/** Lists that have another name than their page. */
const listsOf: Record<string, string> = { 'shows/latest': 'shows', 'shows/filter': 'shows' };

/** Pages that exist without being in the navigation. */
export const quietPages = new Map([
  ['error', { title: 'Error', description: '' }],
  ['search', { title: 'Search', description: 'Find shows, tracks and residents.' }],
]);

export function sectionOf(id: string): { title: string; description: string } | undefined {
  for (const top of sections) {
    if (top.id === id) return top;
    const child = top.children.find((child) => child.id === id);
    if (child) return child;
  }
  return quietPages.get(id);
}
