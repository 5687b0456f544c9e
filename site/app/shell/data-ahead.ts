/** Answers with the data of pages that were asked for ahead, each for the one navigation that follows. */

/** A page that was pointed at this long ago is asked for anew. */
const keptFor = 30_000;
const mostKept = 20;

type Ahead = { answer: Promise<Response>; at: number };
const kept = new Map<string, Ahead>();

/** Whether this was asked for already and may still be used. */
export function isAhead(address: string, now = Date.now()): boolean {
  const known = kept.get(address);
  return known !== undefined && now - known.at < keptFor;
}

export function keepAhead(address: string, answer: Promise<Response>, now = Date.now()): void {
  kept.delete(address);
  kept.set(address, { answer, at: now });
  // One that failed is nobody's: the navigation then asks by itself.
  answer.then(
    ({ ok }) => ok || kept.delete(address),
    () => kept.delete(address),
  );
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest) kept.delete(oldest);
}

/** Takes an answer out, if there is one: it may still be on its way. */
export function takeAhead(address: string, now = Date.now()): Promise<Response> | undefined {
  const known = isAhead(address, now) ? kept.get(address)?.answer : undefined;
  kept.delete(address);
  return known;
}
