import { Hono } from 'hono';
import * as z from 'zod/mini';
import { defaultStation } from '../default-station.ts';
import { HttpError } from '../http/http-error.ts';
import { instantOf } from '../staff/document-response.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store } from '../store/repository.ts';
import type { PersonRow } from '../store/tables/people.ts';
import { actorOf } from './actor.ts';
import { recordAction } from './audit.ts';
import { authorise } from './authorise.ts';
import { sendInvitation } from './invitation-mail.ts';
import { ownOrigin } from './own-origin.ts';
import { checkOwnerRemains } from './owner-remains.ts';
import { email, parseId, readBody, residents, role } from './request.ts';
import type { RequireStaff, StaffSettings } from './require-staff.ts';
import { hashToken, newToken } from './tokens.ts';

const invitationSpan = 7 * 86_400_000;
export const invitationBody = z.strictObject({ email, role, residents: z.optional(residents) });
export const personBody = z.strictObject({
  role: z.optional(role),
  residents: z.optional(residents),
  isActive: z.optional(z.boolean()),
});

/** Routes of people, invitations and sessions. */
export function peopleRoutes(store: Store, settings: StaffSettings, requireStaff: RequireStaff) {
  const { now, siteUrl } = settings;
  return new Hono()
    .get('/staff/people', requireStaff('people.read'), async (c) => {
      const [people, invitations] = await Promise.all([
        store.people.list(),
        store.people.listInvitations(now()),
      ]);
      return c.json({
        people: people.map(shownPerson),
        invitations: invitations.map(({ until, ...rest }) => ({ ...rest, expires: instantOf(until) })),
      });
    })
    .patch('/staff/people/:id', requireStaff('people.write'), async (c) => {
      const patch = await readBody(c, personBody);
      const id = parseId(c, 'person');
      const changed = await store.write(async (tx) => {
        const person = await tx.people.read(id);
        if (!person) throw new HttpError(404, 'There is no such person');
        const after = { ...person, ...withoutUndefined(patch) };
        await checkOwnerRemains(tx, person, after);
        await tx.people.change(id, withoutUndefined(patch));
        if (!after.isActive || after.role !== person.role) await tx.people.removeInvitationsOf(person.email);
        if (!after.isActive) await tx.access.removeSessionsOf(id);
        const keys = after.isActive ? [] : await tx.access.removeKeysOf(id);
        await recordAction(tx, actorOf(c), now(), 'changed a person', `person/${id}`, JSON.stringify(patch));
        const madeBy = `made by person/${id}`;
        for (const key of keys) await recordAction(tx, actorOf(c), now(), 'removed a key', key, madeBy);
        // Otherwise they could come back by an invitation that they have made for another e-mail of theirs.
        for (const inviter of after.isActive ? [] : [person.name, ...keys])
          for (const email of await tx.people.removeInvitationsBy(inviter))
            await recordAction(tx, actorOf(c), now(), 'took back an invitation', email, madeBy);
        const changed = (await tx.people.list()).find((one) => one.id === id);
        return changed && { ...shownPerson(changed), removedKeys: keys.length };
      });
      return c.json(changed);
    })
    .post('/staff/invitations', requireStaff('people.write'), async (c) => {
      const { email, role, residents = [] } = await readBody(c, invitationBody);
      const token = newToken();
      const id = await store.write(async (tx) => {
        const invitation = {
          email,
          role,
          residents,
          until: now() + invitationSpan,
          inviter: actorOf(c).name,
        };
        const id = await tx.people.addInvitation({ ...invitation, hash: hashToken(token) });
        await recordAction(tx, actorOf(c), now(), 'invited', email, role);
        return id;
      });
      const link = `${ownOrigin(c.req.raw, siteUrl)}/studio/invitation#token=${token}`;
      const { name: station } = (await findLive(store, 'station', 'station')) ?? defaultStation;
      const invitation = { to: email, role, inviter: actorOf(c).name, station, link };
      const mail = settings.mail ? await sendInvitation(settings.mail, invitation) : 'none';
      return c.json({ id, link, mail }, 201);
    })
    .delete('/staff/invitations/:id', requireStaff('people.write'), async (c) => {
      const id = parseId(c, 'invitation');
      await store.write(async (tx) => {
        const invitation = (await tx.people.listInvitations(now())).find((one) => one.id === id);
        if (!invitation) throw new HttpError(404, 'There is no such invitation');
        await tx.people.removeInvitation(id);
        await recordAction(tx, actorOf(c), now(), 'took back an invitation', invitation.email);
      });
      return c.body(null, 204);
    })
    .get('/staff/people/:id/sessions', requireStaff('self'), async (c) => {
      const actor = actorOf(c);
      const id = parseId(c, 'person');
      if (actor.person?.id !== id) authorise(actor, 'people.read');
      const sessions = await store.access.listSessions(id, now());
      return c.json({
        sessions: sessions.map(({ id, created, lastSeen, until, agent }) => ({
          id,
          created: instantOf(created),
          lastSeen: instantOf(lastSeen),
          expires: instantOf(until),
          agent,
          isThis: id === actor.person?.session,
        })),
      });
    })
    .delete('/staff/sessions/:id', requireStaff('self'), async (c) => {
      const actor = actorOf(c);
      const id = parseId(c, 'session');
      await store.write(async (tx) => {
        const session = await tx.access.readSession(id);
        if (!session || session.person !== actor.person?.id) authorise(actor, 'people.write');
        if (!session) throw new HttpError(404, 'There is no such session');
        await tx.access.removeSession(id);
        await recordAction(tx, actor, now(), 'ended a session', `person/${session.person}`);
      });
      return c.body(null, 204);
    });
}

function shownPerson({ password, lastSeen, ...person }: PersonRow & { passkeys: number }) {
  return { ...person, hasPassword: password !== null, lastSeen: instantOf(lastSeen) };
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
function withoutUndefined<T extends object>(patch: T): Given<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Given<T>;
}
