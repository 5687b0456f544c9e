import type { ShowCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { feedWords } from '../words/feeds.ts';
import { fill } from '../words/words.ts';
import { recordingUrl } from './podcast.ts';
import type { FeedSource } from './source.ts';
import { escapeXml } from './xml.ts';

/** HTML of a small page without scripts: the browser's player, the picture and a link to the show. */
export function embedPage(source: FeedSource, show: ShowCard, stylesheets: string[]): string {
  const { station, origin, contentHost } = source;
  const file = recordingUrl(source, show);
  const url = escapeXml(`${origin}/shows/${show.id}`);
  const hosts = [...show.residents.map((resident) => resident.name), ...show.guests].join(', ');
  const picture = escapeXml(contentHost + picturePath(show.picture, 320, 'jpg'));
  return `<!doctype html>
<html lang="${escapeXml(station.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(show.title)} · ${escapeXml(station.name)}</title>
<link rel="canonical" href="${url}">
${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeXml(href)}">`).join('\n')}
</head>
<body>
<main class="embed">
<a href="${url}" target="_blank" rel="noopener"><img src="${picture}" width="180" height="180" alt="${escapeXml(show.picture.alt || show.title)}"></a>
<div>
<p>${escapeXml(station.name)}</p>
<h1><a href="${url}" target="_blank" rel="noopener">${escapeXml(show.title)}</a></h1>
<p>${escapeXml(hosts)}</p>
${
  file
    ? `<audio controls preload="none" src="${escapeXml(file)}" aria-label="${escapeXml(show.title)}"></audio>`
    : `<p><a href="${url}" target="_blank" rel="noopener">${escapeXml(fill(feedWords.listenAt, { station: station.name }))}</a></p>`
}
</div>
</main>
</body>
</html>
`;
}
