const maxPage = 10_000;

/** `?page=N` of a list, or another parameter like it; 1 if it is not a number. */
export function pageNumber(url: URL, name = 'page'): number {
  const number = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1;
}
