import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { stepUpNeeded } from '../people/authorise.ts';
import { findLive } from '../store/live-documents.ts';
import type { Transaction } from '../store/repository.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { writeReview } from './reviews.ts';

/**
 * The publishing time that a draft keeps when it is saved. A host's change has none, since no editor has seen it. A scheduled
 * change of the settings needs the same proof as publishing them.
 */
export function keptSchedule(before: StoredDocument | undefined, actor: Actor, now: number): number | null {
  if (!before || before.publishAt === null || actor.role === 'host') return null;
  if (before.type === 'station' && !actor.isSteppedUp) throw stepUpNeeded();
  if (before.publishAt <= now)
    throw new HttpError(503, 'It is being published just now. Save it again in a moment.', undefined, {
      'retry-after': '1',
    });
  return before.publishAt;
}

/** When a host has changed a scheduled draft, submits it for review again, with a note that tells the host and editors why. */
export async function noteUnscheduled(
  transaction: Transaction,
  before: StoredDocument | undefined,
  actor: Actor,
  now: number,
): Promise<void> {
  if (before && actor.role === 'host') await noteTime(transaction, before, actor, now);
}

/** The same where the draft would keep its time: for a host's change that is not saving the draft. */
export async function takeOutOfSchedule(
  transaction: Transaction,
  before: StoredDocument,
  who: Pick<Actor, 'name' | 'person'>,
  now: number,
): Promise<void> {
  if (before.publishAt === null) return;
  await transaction.documents.clearSchedule(before.id);
  await noteTime(transaction, before, who, now);
}

async function noteTime(
  transaction: Transaction,
  before: StoredDocument,
  who: Pick<Actor, 'name' | 'person'>,
  now: number,
): Promise<void> {
  if (before.publishAt === null) return;
  const { zone = 'UTC' } = (await findLive(transaction, 'station', 'station')) ?? {};
  const note = `This change took it out of the schedule: it was to be published on ${inWords(before.publishAt, zone)}.`;
  await writeReview(transaction, before.id, { at: now, who: who.name, note, state: 'submitted' });
  await recordAction(transaction, who, now, 'took out of the schedule', `${before.type}/${before.slug}`);
}

function inWords(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const),
  }).format(instant);
}
