import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { MetaDescriptor } from 'react-router';
import type { loader } from './root.tsx';

type RootData = Awaited<ReturnType<typeof loader>>;

type PageMeta = {
  title?: string | undefined;
  description?: string | undefined;
  picture?: Picture | null | undefined;
  /** The page's own path, for its canonical link; with `?page=N` where that is another page. */
  path: string;
  type?: 'website' | 'article' | 'music.radio_station' | 'video.other' | 'profile';
  /** Not for search engines. */
  hidden?: boolean;
  /** JSON-LD, without `@context`. */
  thing?: Record<string, unknown> | undefined;
};

/** Tab title, description, Open Graph picture, canonical link and JSON-LD of a page. */
export function pageMeta(matches: readonly unknown[], page: PageMeta): MetaDescriptor[] {
  const root = rootData(matches);
  if (!root) return [{ title: page.title ?? '' }];
  const { station } = root.shell;
  const title =
    page.title && page.title !== station.name
      ? `${page.title} · ${station.name}`
      : `${station.name} · ${station.strapline}`;
  const description = page.description || station.description;
  const address = `${root.settings.siteUrl}${page.path}`;
  const image = page.picture && absolute(root, picturePath(page.picture.name, 1440, 'jpg'));
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title ?? station.name },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: station.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (image && page.picture) {
    tags.push(
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: page.picture.alt },
    );
  }
  if (page.hidden) tags.push({ name: 'robots', content: 'noindex' });
  else tags.push({ tagName: 'link', rel: 'canonical', href: address });
  if (page.thing) tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...page.thing } });
  return tags;
}

/** A path of the content host as an address that others can fetch. */
export function absolute({ settings }: Pick<RootData, 'settings' | 'shell'>, path: string): string {
  const host = settings.contentHost;
  return host.startsWith('/') ? `${settings.siteUrl}${host}${path}` : `${host}${path}`;
}

export function rootData(matches: readonly unknown[]): RootData | undefined {
  const first = matches[0] as { loaderData?: RootData } | undefined;
  return first?.loaderData;
}
