import type { ShowCard } from '@longwave/contract/card.ts';

/** How many pages of the list a feed contains at most. */
const maxPages = 5;

/** Reads the first page of a list, and the shows of that page and the following ones. */
export async function readFeedPages<Page extends { shows: { items: ShowCard[]; pages: number } }>(
  readPage: (number: number) => Promise<Page>,
): Promise<{ first: Page; shows: ShowCard[] }> {
  const first = await readPage(1);
  const older = Array.from({ length: Math.min(maxPages, first.shows.pages) - 1 }, (_, index) =>
    readPage(index + 2),
  );
  const pages = [first, ...(await Promise.all(older))];
  return { first, shows: pages.flatMap(({ shows }) => shows.items) };
}
