const last = 10_000;

/** `?page=N` of a list; whatever is no page is the first. */
export function pageNumber(url: URL): number {
  const number = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= last ? number : 1;
}
