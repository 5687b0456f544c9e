import type { Context } from 'hono';
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

/** Signs in a person who has proved who they are, and records it in the audit log. */
export async function signIn(
  tx: Transaction,
  c: Context,
  person: PersonRow,
  { siteUrl, now }: StaffSettings,
  action: string,
) {
  const { token, session } = await startSession(tx, person.id, c.req.header('user-agent'), now());
  const actor = actorOfPerson(person, session, now());
  await recordAction(tx, actor, now(), action, `person/${person.id}`);
  const response = await sessionResponse(tx, actor);
  sendCookie(c, token, siteUrl);
  return response;
}
