import { createLog } from '@longwave/server-kit/log.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { instantOf } from '../staff/document-response.ts';
import type { Store } from '../store/repository.ts';
import { type Actor, actorOf } from './actor.ts';
import type { SignInLimits } from './attempt-limit.ts';
import { recordAction } from './audit.ts';
import { stepUpNeeded } from './authorise.ts';
import { checkOrigin } from './own-origin.ts';
import type { Passkeys } from './passkeys.ts';
import { givenPassword, hashPassword, isPassword, newPassword } from './passwords.ts';
import { clientOf, credential, email, readBody } from './request.ts';
import { findActor, type RequireStaff, type StaffSettings } from './require-staff.ts';
import { notSignedIn, sessionResponse, signIn } from './session-response.ts';
import { clearCookie, stepUpSpan } from './staff-sessions.ts';

const log = createLog('content');
const noStore = { 'cache-control': 'no-store' };
export const signInBody = z.strictObject({ email, password: givenPassword });
export const stepUpBody = z.union([
  z.strictObject({ password: givenPassword }),
  z.strictObject({ passkey: credential }),
]);
export const passwordBody = z.strictObject({ password: newPassword });

export function personOf(actor: Actor): NonNullable<Actor['person']> {
  if (!actor.person) throw new HttpError(403, 'A key is not a person');
  return actor.person;
}

/** Routes for signing in with a password, signing out, and proving again who one is. */
export function staffSessionRoutes(
  store: Store,
  settings: StaffSettings,
  requireStaff: RequireStaff,
  limits: SignInLimits,
  passkeys: Passkeys,
) {
  return new Hono()
    .get('/staff/session', async (c) => {
      const actor = await findActor(c, store, settings);
      if (actor) return c.json(await sessionResponse(store, actor), 200, noStore);
      const setup = !(await store.people.hasOwner());
      throw new HttpError(401, 'Nobody has signed in', undefined, {}, { setup });
    })
    .post('/staff/sign-in', async (c) => {
      checkOrigin(c.req.raw, settings.siteUrl);
      const given = await readBody(c, signInBody);
      const client = clientOf(c);
      limits.take(client, given.email);
      const person = await store.people.readByEmail(given.email);
      const isRight = await isPassword(given.password, person?.isActive ? person.password : null);
      if (!person || !isRight) {
        log.warn('Somebody failed to sign in', { client });
        throw notSignedIn();
      }
      limits.giveBack(client, given.email);
      const response = await store.write((tx) => signIn(tx, c, person, settings, 'signed in'));
      return c.json(response, 200, noStore);
    })
    .post('/staff/sign-out', requireStaff('self'), async (c) => {
      const actor = actorOf(c);
      const { id, session } = personOf(actor);
      await store.write(async (tx) => {
        await tx.access.removeSession(session);
        await recordAction(tx, actor, settings.now(), 'signed out', `person/${id}`);
      });
      clearCookie(c);
      return c.body(null, 204);
    })
    .post('/staff/step-up', requireStaff('self'), async (c) => {
      const actor = actorOf(c);
      const { id, session } = personOf(actor);
      const given = await readBody(c, stepUpBody);
      // Counted for this session only, so that nobody without it can lock its person out.
      limits.bySession.take(String(session));
      if ('password' in given) {
        const person = await store.people.read(id);
        if (!(await isPassword(given.password, person?.password))) throw notSignedIn();
      } else if ((await passkeys.use(c.req.raw, given.passkey))?.id !== id) throw notSignedIn();
      limits.bySession.giveBack(String(session));
      const until = settings.now() + stepUpSpan;
      await store.write(async (tx) => {
        await tx.access.setStepUp(session, until);
        await recordAction(tx, actor, settings.now(), 'proved again who they are', `person/${id}`);
      });
      return c.json({ stepUpUntil: instantOf(until) });
    })
    .put('/staff/password', requireStaff('self'), async (c) => {
      const actor = actorOf(c);
      const { id, session } = personOf(actor);
      if (!actor.isSteppedUp) throw stepUpNeeded();
      const password = await hashPassword((await readBody(c, passwordBody)).password);
      await store.write(async (tx) => {
        await tx.people.change(id, { password });
        await tx.access.removeSessionsOf(id, session);
        await recordAction(tx, actor, settings.now(), 'changed their password', `person/${id}`);
      });
      return c.body(null, 204);
    });
}
