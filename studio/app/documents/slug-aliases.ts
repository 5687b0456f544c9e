/** The slug that a document was opened under, by its later slugs: its editor, keyed by the first one, stays open when it is renamed. */
const firstSlugs = new Map<string, string>();

export function firstSlugOf(type: string, slug: string): string {
  return firstSlugs.get(`${type}/${slug}`) ?? slug;
}

export function addSlugAlias(type: string, from: string, to: string): void {
  firstSlugs.set(`${type}/${to}`, firstSlugOf(type, from));
}

/** A path for a document that is not stored yet; no slug begins like that. */
export const newSlug = () => `~${Date.now().toString(36)}`;
export const isNewSlug = (slug: string) => slug.startsWith('~');
