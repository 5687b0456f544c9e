import type { ShowCard } from '@longwave/contract/card.ts';
import { picturePath, pictureWidths } from '@longwave/contract/picture-path.ts';
import type { FeedSource } from './source.ts';
import { element, escapeXml, textElement, xmlDocument } from './xml.ts';

const embedHeight = 180;
const embedWidth = 640;

/** The show's id if `showUrl` is the URL of a show on this site, else null. */
export function findEmbeddableShowId(showUrl: string, origin: string): string | null {
  // Without SITE_URL the origin is unknown, so any origin and plain paths are accepted.
  const url = URL.parse(showUrl, origin || 'http://site');
  if (!url || (origin && url.origin !== origin)) return null;
  return /^\/shows\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(url.pathname)?.[1] ?? null;
}

/** oEmbed 1.0, type `rich`: a frame with the show's player. */
export function oembed(source: FeedSource, show: ShowCard, limits: { width: number; height: number }) {
  const width = Math.min(embedWidth, limits.width);
  const height = Math.min(embedHeight, limits.height);
  const embedUrl = `${source.origin}/embed/shows/${show.id}`;
  return {
    version: '1.0',
    type: 'rich',
    title: show.title,
    author_name: show.residents.map((resident) => resident.name).join(', ') || source.station.name,
    provider_name: source.station.name,
    provider_url: source.origin,
    ...thumbnail(source, show, limits),
    html: `<iframe src="${embedUrl}" width="${width}" height="${height}" title="${escapeXml(show.title)}" allow="autoplay" loading="lazy" style="border:0"></iframe>`,
    width,
    height,
  };
}

/** The thumbnail fields; none if no size of the picture is within the limits. */
function thumbnail(
  { contentHost }: FeedSource,
  { picture }: ShowCard,
  limits: { width: number; height: number },
) {
  const heightOf = (width: number) => Math.round((width * picture.height) / picture.width);
  const width = pictureWidths.findLast(
    (one) => one <= Math.min(480, limits.width) && heightOf(one) <= limits.height,
  );
  return width
    ? {
        thumbnail_url: contentHost + picturePath(picture, width, 'jpg'),
        thumbnail_width: width,
        thumbnail_height: heightOf(width),
      }
    : {};
}

export function oembedXml(response: ReturnType<typeof oembed>): string {
  const parts = Object.entries(response).map(([name, value]) => textElement(name, String(value)));
  return xmlDocument(element('oembed', {}, parts));
}
