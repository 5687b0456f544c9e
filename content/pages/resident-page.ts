import type { PageOf } from '@longwave/contract/page.ts';
import { findUpcoming } from '../schedule/upcoming.ts';
import { residentArticles, residentProgrammes, residentShows, residentVideos } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead } from './head.ts';
import { listPage } from './list-page.ts';

export async function residentPage(
  reader: Reader,
  slug: string,
  page: number,
): Promise<PageOf<'resident'> | undefined> {
  const found = await reader.document('resident', slug);
  if (!found) return undefined;
  const { id, document: resident, changed } = found;
  const [[card], shows, genres, nextOnAir, programmes, articles, videos] = await Promise.all([
    reader.residents([id]),
    listPage(reader, residentShows(slug), page, reader.shows),
    reader.genreTags(resident.genres),
    findUpcoming(reader, (slot) => slot.residents.includes(slug)),
    reader.list(residentProgrammes(slug), 50).then(reader.programmes),
    reader.list(residentArticles(slug), 6).then(reader.articles),
    reader.list(residentVideos(slug), 6).then(reader.videos),
  ]);
  if (!card || !shows) return undefined;
  return {
    ...pageHead(
      `residents/${slug}`,
      resident.name,
      resident.tagline,
      resident.picture,
      resident.bio,
      changed,
    ),
    kind: 'resident',
    resident: card,
    place: resident.place,
    genres,
    links: resident.links,
    nextOnAir,
    programmes,
    shows,
    articles,
    videos,
  };
}
