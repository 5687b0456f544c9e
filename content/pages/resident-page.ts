import type { PageOf } from '@longwave/contract/page.ts';
import { upcoming } from '../schedule/upcoming.ts';
import { residentArticles, residentProgrammes, residentShows, residentVideos } from '../store/lists.ts';
import { pageHead } from './head.ts';
import { listPage } from './list.ts';
import type { Reader } from './reader.ts';

export function residentPage(reader: Reader, slug: string, page: number): PageOf<'resident'> | undefined {
  const kept = reader.document('resident', slug);
  if (!kept) return undefined;
  const { id, document: resident, changed } = kept;
  const [card] = reader.residents([id]);
  const shows = listPage(reader, residentShows(slug), page, reader.shows);
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
    genres: resident.genres.map(reader.genreTag),
    links: resident.links,
    nextOnAir: upcoming(reader, (slot) => slot.residents.includes(slug)),
    programmes: reader.programmes(reader.list(residentProgrammes(slug), 50)),
    shows,
    articles: reader.articles(reader.list(residentArticles(slug), 6)),
    videos: reader.videos(reader.list(residentVideos(slug), 6)),
  };
}
