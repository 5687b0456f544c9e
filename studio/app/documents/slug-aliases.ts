/** First slug of each open document, by its later slugs. The editor is keyed by the first slug, so a rename does not close it. */
const firstSlugs = new Map<string, string>();

export function firstSlugOf(type: string, slug: string): string {
  return firstSlugs.get(`${type}/${slug}`) ?? slug;
}

export function addSlugAlias(type: string, from: string, to: string): void {
  firstSlugs.set(`${type}/${to}`, firstSlugOf(type, from));
}

/** Temporary slug of a document that is not stored yet; real slugs never begin with `~`. */
export const newSlug = () => `~${Date.now().toString(36)}`;
export const isNewSlug = (slug: string) => slug.startsWith('~');
