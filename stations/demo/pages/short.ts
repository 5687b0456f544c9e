import type { PageText } from './page-text.ts';

export const listen: PageText = {
  slug: 'listen',
  title: 'Listen live',
  description: 'What is on air now, what comes next, and the week ahead.',
  text: `
    <p>Somebody is at the desk, or a very long record is. Times are shown where you are, with Wendmouth’s beside them.</p>
  `,
};

export const search: PageText = {
  slug: 'search',
  title: 'Search',
  description: 'Find a show, a resident or a track that was played.',
  text: `
    <p>Look for a show, a person, or that one song. Half a name is enough, and you can leave out the accents: <em>simkute</em> finds Šimkutė.</p>
  `,
};

export const programmes: PageText = {
  slug: 'programmes',
  title: 'Programmes',
  description: 'Everything that comes back, week after week, and the hour it comes back at.',
  isListed: true,
  text: '',
};

export const error: PageText = {
  slug: 'error',
  title: 'Nothing to see here...',
  description: 'The page you asked for is not here.',
  hasPicture: true,
  text: `
    <p>The tide is out, and the page you were looking for may have gone with it. Whatever you are listening to will carry on.</p>
  `,
};
