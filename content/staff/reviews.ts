import type { Transaction } from '../store/repository.ts';
import { indexForStaff } from '../store/staff-index.ts';
import type { ReviewRow } from '../store/tables/people.ts';

/** Stores what a host or an editor says about a draft; only the last review counts. */
export async function writeReview(
  transaction: Transaction,
  document: number,
  review: Omit<ReviewRow, 'document'>,
): Promise<void> {
  await transaction.reviews.put({ document, ...review });
  await indexForStaff(transaction, document);
}
