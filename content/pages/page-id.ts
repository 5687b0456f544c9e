const folders: Record<string, string> = {
  show: 'shows/',
  resident: 'residents/',
  programme: 'programmes/',
  collection: 'collections/',
  article: 'editorial/',
  video: 'tv/',
  page: '',
};

/** The id of the page that is a document's own; genres, slots and the like have none. */
export function pageIdOf(type: string, slug: string): string | undefined {
  const folder = folders[type];
  return folder === undefined ? undefined : folder + slug;
}
