/** The text for an empty page, and the link to begin its first document. */
export type Next = { said: string; todo: string; href: string };

type Section = {
  /** Paths of the pages that show the section. */
  pages: RegExp;
  /** Path of the content response about the section, from which `count` gets the number of items. */
  read: string;
  count: (page: Answer) => number | undefined;
  said: string;
  todo: string;
  place: string;
};
// biome-ignore lint/suspicious/noExplicitAny: answers of content, read with care below
type Answer = any;

const sections: Section[] = [
  {
    pages: /^\/(?:listen|shows(?:\/(?:latest|featured|guests|filter))?)?$/,
    read: '/shows.json',
    count: (page) => page.shows?.total,
    said: 'Your station has no shows yet.',
    todo: 'Publish your first show',
    place: 'shows',
  },
  section('residents', 'residents', 'Nobody has a page here yet.', 'Add the first resident', 'residents'),
  section('programmes', 'programmes', 'No programmes yet.', 'Begin the first one', 'programmes'),
  section(
    'collections',
    'collections',
    'Nothing has been gathered yet.',
    'Make the first collection',
    'collections',
  ),
  section('editorial', 'articles', 'Nothing has been written yet.', 'Write the first article', 'editorial'),
  section('tv', 'videos', 'No films yet.', 'Add the first film', 'tv'),
  {
    pages: /^\/info$/,
    read: '/info.json',
    count: (page) => (page.text?.html || page.blocks?.length ? 1 : 0),
    said: 'Nobody has written this page yet.',
    todo: 'Say who you are',
    place: 'pages',
  },
];

function section(path: string, field: string, said: string, todo: string, place: string): Section {
  return {
    pages: new RegExp(`^/${path}$`),
    read: `/${path}.json`,
    count: (page) => page[field]?.total ?? page[field]?.length,
    ...{ said, todo, place },
  };
}

/** The next step on a page; undefined when the page is not empty or the person may not begin its document. */
export async function nextStep(path: string): Promise<Next | undefined> {
  const found = sections.find(({ pages }) => pages.test(path));
  if (!found) return undefined;
  const [page, session] = await Promise.all([read(found.read), read('/staff/session')]);
  const isFor = session?.person && (session.person.role !== 'host' || found.place === 'shows');
  if (!page || !isFor || found.count(page) !== 0) return undefined;
  // Real slugs never begin with `~`, so the studio opens a new document.
  const href = `/studio/${found.place}/~${Date.now().toString(36)}`;
  return { said: found.said, todo: found.todo, href };
}

async function read(path: string): Promise<Answer> {
  const response = await fetch(`/content${path}`);
  return response.ok ? response.json() : undefined;
}
