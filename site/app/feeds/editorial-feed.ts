import type { ArticleCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { feedWords } from '../words/feeds.ts';
import { fill } from '../words/words.ts';
import { rssDate, rssXml } from './rss.ts';
import type { FeedSource } from './source.ts';
import { element, textElement } from './xml.ts';

export function editorialFeedXml(source: FeedSource, articles: ArticleCard[]): string {
  const { station, origin } = source;
  return rssXml({
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
  const url = `${origin}/editorial/${article.id}`;
  return element('item', {}, [
    textElement('title', article.title),
    textElement('link', url),
    textElement('guid', `editorial/${article.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(article.date)),
    textElement('dc:creator', article.author),
    textElement('category', article.section),
    textElement('description', article.lede),
    // No enclosure: that needs a length, and pictures are resized on the first request.
    element('media:content', {
      url: contentHost + picturePath(article.picture, 960, 'jpg'),
      type: 'image/jpeg',
      medium: 'image',
    }),
  ]);
}
