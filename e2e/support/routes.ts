import { homePage, page } from '@longwave/contract/page.ts';
import { commonWord, listedPage } from '../../stations/fixture/names.ts';

/** Fixed paths of R-100…. */
export const fixedRoutes = [
  '/',
  '/tv',
  '/tv/shorts',
  '/tv/music-videos',
  '/tv/live-sessions',
  '/shows',
  '/shows/filter',
  '/shows/guests',
  '/shows/latest',
  '/shows/featured',
  '/listen',
  `/search?query=${commonWord}`,
  `/search/shows?query=${commonWord}`,
  `/search/played-in?query=${commonWord}`,
  `/search/residents?query=${commonWord}`,
  `/search/articles?query=${commonWord}`,
  `/search/videos?query=${commonWord}`,
  `/search/collections?query=${commonWord}`,
  `/search/programmes?query=${commonWord}`,
  '/editorial',
  '/editorial/news',
  '/editorial/reads',
  '/editorial/the-fleapit',
  '/editorial/residents-bin',
  '/editorial/resident-focus',
  '/info',
  '/mobile-app',
  '/collections',
  '/collections/series',
  '/collections/takeovers',
  '/collections/guest-residencies',
  '/programmes',
  '/residents',
  '/saved',
  '/offline',
  '/error',
] as const;

/** One path for every kind of page that has an id, from the station's present content. */
export async function routesWithIds(base: string) {
  const home = homePage.parse(await json(`${base}/content/home.json`));
  const tv = page.parse(await json(`${base}/content/tv.json`));
  const programmes = page.parse(await json(`${base}/content/programmes.json`));
  const [programme] = programmes.kind === 'programmes' ? programmes.programmes : [];
  const [show] = home.latest;
  const [resident] = home.residents;
  const [article] = home.articles;
  const video = tv.kind === 'tv' ? tv.videos.items[0] : undefined;
  if (!show || !resident || !article || !video || !programme || !home.collection)
    throw new Error('The station lacks something to show');
  return {
    show: `/shows/${show.id}`,
    resident: `/residents/${resident.id}`,
    programme: `/programmes/${programme.card.id}`,
    article: `/editorial/${article.id}`,
    video: `/tv/${video.id}`,
    collection: `/collections/${home.collection.card.id}`,
    custom: listedPage.path,
    notFound: '/nothing/at/all',
  };
}

export async function everyRoute(base: string): Promise<string[]> {
  return [...fixedRoutes, ...Object.values(await routesWithIds(base))];
}

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
