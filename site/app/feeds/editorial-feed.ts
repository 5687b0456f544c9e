import type { ArticleCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { feedWords } from '../words/feeds.ts';
import { fill } from '../words/words.ts';
import { rss, rssDate } from './rss.ts';
import type { FeedSource } from './source.ts';
import { element, textElement } from './xml.ts';

export function editorialFeed(source: FeedSource, articles: ArticleCard[]): string {
  const { station, origin } = source;
  return rss({
    title: fill(feedWords.editorial, { station: station.name }),
    description: fill(feedWords.editorialAbout, { station: station.name, strapline: station.strapline }),
    language: station.language,
    link: `${origin}/editorial`,
    self: `${origin}/editorial/feed.xml`,
    extra: [],
    items: articles.map((article) => item(source, article)),
  });
}

function item({ origin, contentHost }: FeedSource, article: ArticleCard): string {
  const address = `${origin}/editorial/${article.id}`;
  return element('item', {}, [
    textElement('title', article.title),
    textElement('link', address),
    textElement('guid', `editorial/${article.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(article.date)),
    textElement('dc:creator', article.author),
    textElement('category', article.section),
    textElement('description', article.lede),
    // No enclosure: that must tell its length, and pictures are made when they are first asked for.
    element('media:content', {
      url: contentHost + picturePath(article.picture.name, 960, 'jpg'),
      type: 'image/jpeg',
      medium: 'image',
    }),
  ]);
}
