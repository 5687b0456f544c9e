const last = 10_000;

/** `?page=N` of a list; whatever is no page is the first. */
export function pageNumber(parameters: URLSearchParams): number {
  const number = Number(parameters.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= last ? number : 1;
}
