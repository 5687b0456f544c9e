/** Stores prefetched responses with the data of pages; each is used by one navigation. */

const maxAgeMs = 30_000;
const maxPrefetched = 20;

type Prefetched = { response: Promise<Response>; at: number };
const prefetched = new Map<string, Prefetched>();

export function isPrefetched(url: string, now = Date.now()): boolean {
  const known = prefetched.get(url);
  return known !== undefined && now - known.at < maxAgeMs;
}

export function storePrefetched(url: string, response: Promise<Response>, now = Date.now()): void {
  prefetched.delete(url);
  prefetched.set(url, { response, at: now });
  // A failed response is removed, so that the navigation fetches again.
  response.then(
    ({ ok }) => ok || prefetched.delete(url),
    () => prefetched.delete(url),
  );
  const [oldest] = prefetched.keys();
  if (prefetched.size > maxPrefetched && oldest) prefetched.delete(oldest);
}

/** Removes and returns a response, which may still be pending. */
export function takePrefetched(url: string, now = Date.now()): Promise<Response> | undefined {
  const known = isPrefetched(url, now) ? prefetched.get(url)?.response : undefined;
  prefetched.delete(url);
  return known;
}
