import { HttpError } from '../http/http-error.ts';
import type { Transaction } from '../store/repository.ts';
import type { PersonRow } from '../store/tables/people.ts';

/** Throws if the change would leave the station without an owner. */
export async function checkOwnerRemains(
  { people }: Transaction,
  { id }: PersonRow,
  after: Pick<PersonRow, 'role' | 'isActive'>,
): Promise<void> {
  if (after.role === 'owner' && after.isActive) return;
  const owners = (await people.list()).filter(({ role, isActive }) => role === 'owner' && isActive);
  if (owners.length === 1 && owners[0]?.id === id)
    throw new HttpError(409, 'This is the only owner. Make somebody else one first.', 'role');
}
