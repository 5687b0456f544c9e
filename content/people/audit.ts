import type { Transaction } from '../store/repository.ts';
import type { Actor } from './actor.ts';

/** A draft is saved every few seconds, so only one entry is added in this time. */
const draftSpan = 10 * 60_000;

/** Adds an entry to the audit log, in the transaction of the action. */
export async function recordAction(
  { audit }: Transaction,
  { name, person }: Pick<Actor, 'name' | 'person'>,
  now: number,
  action: string,
  subject: string,
  note: string | null = null,
): Promise<void> {
  const row = { at: now, who: name, person: person?.id ?? null, action, subject, note };
  if (action === 'saved a draft') await audit.addUnlessSince(row, now - draftSpan);
  else await audit.add(row);
}
