/** `?page=N`: a whole number from 1 on; anything else is the first page. */
export function pageNumber(search: URLSearchParams): number {
  const given = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
