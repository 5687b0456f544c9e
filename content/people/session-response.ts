import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { instantOf } from '../staff/document-response.ts';
import { findLive } from '../store/live-documents.ts';
import type { Reads, Transaction } from '../store/repository.ts';
import type { PersonRow } from '../store/tables/people.ts';
import type { Actor } from './actor.ts';
import { recordAction } from './audit.ts';
import type { StaffSettings } from './require-staff.ts';
import { actorOfPerson, sendCookie, startSession } from './staff-sessions.ts';

/** What the studio gets about the person who has signed in. */
export async function sessionResponse(reads: Reads, actor: Actor) {
  const station = await findLive(reads, 'station', 'station');
  const { name, role, residents, person } = actor;
  return {
    person: { id: person?.id ?? null, name, email: person?.email ?? null, role, residents },
    stepUpUntil: actor.person && actor.isSteppedUp ? instantOf(actor.stepUpUntil) : null,
    station: { name: station?.name ?? '', zone: station?.zone ?? 'UTC' },
  };
}

/** The same error whatever was wrong, so that nobody learns from it who works here. */
export const notSignedIn = () => new HttpError(401, 'That did not fit. Check both, or sign in another way.');

/**
 * Signs in a person who has proved who they are, and records it in the audit log. Refuses a person who was made inactive or
 * got another password while the proof was checked.
 */
export async function signIn(
  tx: Transaction,
  c: Context,
  proven: PersonRow,
  { siteUrl, now }: StaffSettings,
  action: string,
) {
  const person = await tx.people.read(proven.id);
  if (!person?.isActive || person.password !== proven.password) throw notSignedIn();
  const { token, session } = await startSession(tx, person.id, c.req.header('user-agent'), now());
  const actor = actorOfPerson(person, session, now());
  await recordAction(tx, actor, now(), action, `person/${person.id}`);
  const response = await sessionResponse(tx, actor);
  sendCookie(c, token, siteUrl);
  return response;
}
