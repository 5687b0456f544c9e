import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { ArticleText } from './articles/article-text.ts';
import { news } from './articles/news.ts';
import { reads } from './articles/reads.ts';
import { residentFocus } from './articles/resident-focus.ts';
import { residentsBin } from './articles/residents-bin.ts';
import { theFleapit } from './articles/the-fleapit.ts';
import { artwork } from './artwork.ts';
import { blocksOf } from './blocks.ts';
import { addDays, dateIn, instantOf } from './calendar.ts';
import { stationZone } from './slots.ts';
import { slugOf } from './slug-of.ts';

type Article = DocumentOf<'article'>;

/** Articles of each section, newest first; the sections alternate through the year. */
export function articleDocuments(now: Date): Article[] {
  const today = dateIn(stationZone, now);
  const sections = {
    news,
    reads,
    'the-fleapit': theFleapit,
    'residents-bin': residentsBin,
    'resident-focus': residentFocus,
  };
  return Object.entries(sections).flatMap(([section, texts], turn) =>
    texts.map((text, place) =>
      articleOf(section as Article['section'], text, addDays(today, -(1 + turn * 4 + place * 21))),
    ),
  );
}

function articleOf(section: Article['section'], text: ArticleText, date: string): Article {
  const slug = slugOf(text.title);
  return {
    type: 'article',
    slug,
    title: text.title,
    section,
    date: instantOf(date, '09:00', stationZone).toISOString(),
    author: text.author,
    lede: text.lede,
    picture: artwork(`article-${slug}`),
    blocks: blocksOf(text.parts),
    residents: text.residents,
  };
}
