import type { Block, DocumentOf } from '@longwave/contract/documents.ts';
import type { ArticleText, Part } from './articles/article-text.ts';
import { news } from './articles/news.ts';
import { reads } from './articles/reads.ts';
import { residentFocus } from './articles/resident-focus.ts';
import { residentsBin } from './articles/residents-bin.ts';
import { theFleapit } from './articles/the-fleapit.ts';
import { artwork } from './artwork.ts';
import { addDays, dateIn, instantOf } from './calendar.ts';
import { episodes } from './episodes.ts';
import { stationZone } from './slots.ts';
import { slugOf } from './slug-of.ts';

type Article = DocumentOf<'article'>;

/** Each section newest first; the sections take turns through the year. */
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

/** Paragraphs that follow each other become one block. */
function blocksOf(parts: Part[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (typeof part === 'string' && last?.block === 'html') last.html += paragraph(part);
    else blocks.push(blockOf(part));
  }
  return blocks;
}

function blockOf(part: Part): Block {
  if (typeof part === 'string') return { block: 'html', html: paragraph(part) };
  if ('picture' in part) return { block: 'picture', picture: artwork(part.picture), caption: part.caption };
  if ('quote' in part) return { block: 'quote', text: part.quote, by: part.by };
  if ('video' in part) return { block: 'video', video: part.video };
  return { block: 'show', show: episodeOf(...part.show) };
}

/** Headings and lists bring their own tags. */
function paragraph(text: string): string {
  return /^<(h2|ul|blockquote)/.test(text) ? text : `<p>${text}</p>`;
}

function episodeOf(programme: string, ordinal: number): string {
  const episode = episodes.find((one) => one.programme.title === programme && one.ordinal === ordinal);
  if (!episode) throw new Error(`${programme} has no episode ${ordinal}`);
  return episode.slug;
}
