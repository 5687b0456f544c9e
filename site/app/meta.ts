import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.ts';

type PageMeta = {
  title?: string | undefined;
  description?: string | undefined;
  picture?: Picture | null | undefined;
  /** Path for the canonical link; with `?page=N` from the second page of a list on. */
  path: string;
  type?: 'website' | 'article' | 'music.radio_station' | 'video.other' | 'profile';
  /** Whether the page is hidden from search engines. */
  hidden?: boolean;
  /** JSON-LD, without `@context`. */
  jsonLd?: Record<string, unknown> | undefined;
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
  const url = `${root.settings.siteUrl}${page.path}`;
  const image = page.picture && absolute(root, picturePath(page.picture, 1440, 'jpg'));
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title ?? station.name },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: station.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (image && page.picture) {
    tags.push(
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: page.picture.alt },
    );
  }
  if (page.hidden) tags.push({ name: 'robots', content: 'noindex' });
  else tags.push({ tagName: 'link', rel: 'canonical', href: url });
  if (page.jsonLd) tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } });
  return tags;
}

/** The absolute URL of a path on the content host. */
export function absolute({ settings }: Pick<RootData, 'settings' | 'shell'>, path: string): string {
  const host = settings.contentHost;
  return host.startsWith('/') ? `${settings.siteUrl}${host}${path}` : `${host}${path}`;
}

export function rootData(matches: readonly unknown[]): RootData | undefined {
  const first = matches[0] as { loaderData?: RootData } | undefined;
  return first?.loaderData;
}
