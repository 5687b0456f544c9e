import { type Context, Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { instantOf } from '../staff/document-response.ts';
import type { Store } from '../store/repository.ts';
import { actorOf } from './actor.ts';
import type { SignInLimits } from './attempt-limit.ts';
import { recordAction } from './audit.ts';
import { stepUpNeeded } from './authorise.ts';
import { checkOrigin } from './own-origin.ts';
import { adding, type Passkeys } from './passkeys.ts';
import { clientOf, credential, readBody } from './request.ts';
import type { RequireStaff, StaffSettings } from './require-staff.ts';
import { notSignedIn, signIn } from './session-response.ts';
import { personOf } from './session-routes.ts';

const maxPasskeys = 20;
const noStore = { 'cache-control': 'no-store' };

/** Request and response bodies are in the format of `@simplewebauthn/browser`. */
export function passkeyRoutes(
  store: Store,
  settings: StaffSettings,
  requireStaff: RequireStaff,
  limits: SignInLimits,
  passkeys: Passkeys,
) {
  /** The person who adds a passkey. Needs a step-up, since a passkey added with a stolen session would outlive it. */
  async function personToAddTo(c: Context) {
    const actor = actorOf(c);
    const { id } = personOf(actor);
    if (!actor.isSteppedUp) throw stepUpNeeded();
    const person = await store.people.read(id);
    if (!person) throw new HttpError(401, 'Sign in first');
    return person;
  }

  return new Hono()
    .get('/staff/passkeys', requireStaff('self'), async (c) => {
      const known = await store.access.listPasskeys(personOf(actorOf(c)).id);
      return c.json({ passkeys: known.map(({ id, created }) => ({ id, created: instantOf(created) })) });
    })
    .post('/staff/passkeys/options', requireStaff('self'), async (c) => {
      const person = await personToAddTo(c);
      const known = await store.access.listPasskeys(person.id);
      const { id } = person;
      const purpose = { purpose: adding(id), user: `person ${id}`, known };
      return c.json(await passkeys.optionsToAdd(c.req.raw, person, purpose));
    })
    .post('/staff/passkeys', requireStaff('self'), async (c) => {
      const { id: person } = await personToAddTo(c);
      const made = await passkeys.check(c.req.raw, adding(person), await readBody(c, credential));
      const { passkey } = made;
      await store.write(async (tx) => {
        const known = await tx.access.listPasskeys(person);
        await passkeys.add(tx, person, made);
        if (known.length >= maxPasskeys) throw new HttpError(409, `At most ${maxPasskeys} passkeys`);
        await recordAction(tx, actorOf(c), settings.now(), 'added a passkey', `person/${person}`);
      });
      return c.json({ id: passkey.id, created: instantOf(passkey.created) }, 201);
    })
    .delete('/staff/passkeys/:id', requireStaff('self'), async (c) => {
      const { id: person } = await personToAddTo(c);
      await store.write(async (tx) => {
        if (!(await tx.access.removePasskey(c.req.param('id'), person)))
          throw new HttpError(404, 'There is no such passkey');
        await recordAction(tx, actorOf(c), settings.now(), 'removed a passkey', `person/${person}`);
      });
      return c.body(null, 204);
    })
    .post('/staff/sign-in/passkey/options', async (c) => {
      checkOrigin(c.req.raw, settings.siteUrl);
      return c.json(await passkeys.optionsToUse(c.req.raw), 200, noStore);
    })
    .post('/staff/sign-in/passkey', async (c) => {
      checkOrigin(c.req.raw, settings.siteUrl);
      const given = await readBody(c, credential);
      limits.take(clientOf(c));
      const person = await passkeys.use(c.req.raw, given);
      if (!person) throw notSignedIn();
      limits.giveBack(clientOf(c));
      const action = 'signed in with a passkey';
      const response = await store.write(async (tx) => {
        if ((await tx.access.readPasskey(given.id))?.person !== person.id) throw notSignedIn();
        return signIn(tx, c, person, settings, action);
      });
      return c.json(response, 200, noStore);
    });
}
