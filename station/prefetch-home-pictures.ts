import { picturePath } from '@longwave/contract/picture-path.ts';
import { siteContent } from '@longwave/contract/site-content.ts';

const widths = [480, 640];

/** Has the pictures of the home page made ahead of the first visitor, one after the other so that nobody waits for it. */
export async function prefetchHomePictures(fetchContent: (path: string) => Promise<Response>): Promise<void> {
  const home = siteContent.parse(await (await fetchContent('/home.json')).json());
  const shown = [...home.latest, ...home.featured, ...home.articles, ...home.videos, ...home.residents];
  const paths = new Set(
    shown.flatMap(({ picture }) => widths.map((width) => picturePath(picture, width, 'avif'))),
  );
  for (const path of paths) await (await fetchContent(path)).arrayBuffer();
}
