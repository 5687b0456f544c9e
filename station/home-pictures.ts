import { picturePath } from '@longwave/contract/picture-path.ts';
import { siteContent } from '@longwave/contract/site-content.ts';

const usualWidths = [480, 640];

/** Has the pictures of the home page made ahead of the first visitor, one after the other so that nobody waits for it. */
export async function makeHomePictures(fetchContent: (path: string) => Promise<Response>): Promise<void> {
  const home = siteContent.parse(await (await fetchContent('/home.json')).json());
  const shown = [...home.latest, ...home.featured, ...home.articles, ...home.videos, ...home.residents];
  const names = new Set(shown.map(({ picture }) => picture.name));
  for (const name of names)
    for (const width of usualWidths)
      await (await fetchContent(picturePath(name, width, 'avif'))).arrayBuffer();
}
