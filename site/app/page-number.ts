const last = 10_000;

/** `?page=N` of a list, or another parameter like it; whatever is no page is the first. */
export function pageNumber(url: URL, name = 'page'): number {
  const number = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= last ? number : 1;
}
