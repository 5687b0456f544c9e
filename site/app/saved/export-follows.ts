import { element, textElement, xmlDocument } from '../feeds/xml.ts';
import { savedWords } from '../words/saved.ts';
import { fill } from '../words/words.ts';
import { download } from './export-saved.ts';
import type { Follow } from './saved-entries.ts';

/** downloads the podcasts of all followed residents and programmes as OPML, for podcast apps. */
export function downloadFollows(follows: Follow[], station: string, origin: string): void {
  download('following.opml', 'text/x-opml', followsOpml(follows, station, origin));
}

export function followsOpml(follows: Follow[], station: string, origin: string): string {
  const feeds = follows.map(({ kind, id, name }) =>
    element('outline', {
      type: 'rss',
      text: name,
      title: name,
      xmlUrl: `${origin}/${kind}s/${id}/podcast.xml`,
      htmlUrl: `${origin}/${kind}s/${id}`,
    }),
  );
  const head = element('head', {}, [textElement('title', fill(savedWords.followingAt, { station }))]);
  return xmlDocument(element('opml', { version: '2.0' }, [head, element('body', {}, feeds)]));
}
