const folders: Record<string, string> = {
  show: 'shows/',
  resident: 'residents/',
  programme: 'programmes/',
  collection: 'collections/',
  article: 'editorial/',
  video: 'tv/',
  page: '',
};

/** The id of a document's own page; undefined for types without one, such as genres and slots. */
export function pageIdOf(type: string, slug: string): string | undefined {
  const folder = folders[type];
  return folder === undefined ? undefined : folder + slug;
}
