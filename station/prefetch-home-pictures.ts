import { picturePath } from '@longwave/contract/picture-path.ts';
import { siteContent } from '@longwave/contract/site-content.ts';

const widths = [480, 640];

/** Makes the pictures of the home page before the first visitor requests them, one at a time so that other requests do not wait. */
export async function prefetchHomePictures(fetchContent: (path: string) => Promise<Response>): Promise<void> {
  const home = siteContent.parse(await (await fetchContent('/home.json')).json());
  const shown = [...home.latest, ...home.featured, ...home.articles, ...home.videos, ...home.residents];
  const paths = new Set(
    shown.flatMap(({ picture }) => widths.map((width) => picturePath(picture, width, 'avif'))),
  );
  for (const path of paths) await (await fetchContent(path)).arrayBuffer();
}
