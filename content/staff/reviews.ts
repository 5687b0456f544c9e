import type { Transaction } from '../store/repository.ts';
import { indexForStaff } from '../store/staff-index.ts';
import type { ReviewRow } from '../store/tables/people.ts';

/** What a host and an editor say to each other about a draft. The last one counts. */
export async function writeReview(
  transaction: Transaction,
  document: number,
  review: Omit<ReviewRow, 'document'>,
): Promise<void> {
  await transaction.reviews.put({ document, ...review });
  await indexForStaff(transaction, document);
}
