import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { Store, Transaction } from '../store/repository.ts';
import type { InvitationRow } from '../store/tables/people.ts';
import type { SignInLimits } from './attempt-limit.ts';
import { checkName } from './check-name.ts';
import { checkOrigin } from './own-origin.ts';
import { checkOwnerRemains } from './owner-remains.ts';
import { joining, type Passkeys } from './passkeys.ts';
import { hashPassword, newPassword } from './passwords.ts';
import { clientOf, credential, email, name, readBody, token } from './request.ts';
import type { StaffSettings } from './require-staff.ts';
import { signIn } from './session-response.ts';
import { hashToken } from './tokens.ts';

type Proof = Pick<z.infer<typeof acceptBody>, 'password' | 'passkey'>;

const noStore = { 'cache-control': 'no-store' };
const proof = { password: z.optional(newPassword), passkey: z.optional(credential) };
export const acceptBody = z.strictObject({ token, name, ...proof });
export const setupBody = z.strictObject({ token, name, email, ...proof });
/** The name that is shown with the passkey, and the token of the link. */
export const acceptPasskeyBody = z.strictObject({ token, name });
export const setupPasskeyBody = z.strictObject({ token, name, email });

/** Joining the station: its first owner by the link that is printed at the start, all others by an invitation. */
export function joinRoutes(store: Store, settings: StaffSettings, limits: SignInLimits, passkeys: Passkeys) {
  const used = () => new HttpError(403, 'This link was used, or is not the newest one', 'token');
  const ended = () => new HttpError(404, 'This invitation was used, taken back, or has ended', 'token');

  /** Tokens cannot be guessed; the rate limit keeps guesses from making work. */
  function checkRequest(c: Context): void {
    checkOrigin(c.req.raw, settings.siteUrl);
    limits.take(clientOf(c));
  }

  /** Adds the person. One who exists gets the new role and password, and loses all sessions and passkeys. */
  async function join(tx: Transaction, invited: InvitationRow, name: string, password: string | null) {
    const { email, role, residents } = invited;
    await checkName(tx, name, email);
    const known = await tx.people.readByEmail(email);
    if (!known) return tx.people.add({ email, name, role, residents, password, created: settings.now() });
    await checkOwnerRemains(tx, known, { role, isActive: true });
    await tx.people.change(known.id, { name, role, residents, password, isActive: true });
    await tx.access.removeSessionsOf(known.id);
    await tx.access.removePasskeysOf(known.id);
    return known.id;
  }

  async function checkSetupLink(hash: string): Promise<void> {
    if ((await store.people.hasOwner()) || !(await store.people.hasSetupLink(hash))) throw used();
  }

  async function findInvitation(hash: string): Promise<InvitationRow> {
    const invited = await store.people.findInvitation(hash, settings.now());
    if (!invited) throw ended();
    return invited;
  }

  const passkeyOptions = (c: Context, person: { email: string; name: string }, hash: string) =>
    passkeys.optionsToAdd(c.req.raw, person, {
      purpose: joining(hash),
      user: `joining ${randomBytes(16).toString('base64url')}`,
    });

  /** Checks what the person will sign in with: a password, a passkey, or both. */
  async function checkProof(c: Context, hash: string, { password, passkey }: Proof) {
    const hashed = password === undefined ? null : await hashPassword(password);
    const made = passkey && (await passkeys.check(c.req.raw, joining(hash), passkey));
    return { hashed, made };
  }

  return new Hono()
    .post('/staff/setup/passkey/options', async (c) => {
      checkRequest(c);
      const { token, ...given } = await readBody(c, setupPasskeyBody);
      await checkSetupLink(hashToken(token));
      limits.giveBack(clientOf(c));
      return c.json(await passkeyOptions(c, given, hashToken(token)), 200, noStore);
    })
    .post('/staff/setup', async (c) => {
      checkRequest(c);
      const { token, password, passkey, ...given } = await readBody(c, setupBody);
      const hash = hashToken(token);
      await checkSetupLink(hash);
      limits.giveBack(clientOf(c));
      const { hashed, made } = await checkProof(c, hash, { password, passkey });
      const response = await store.write(async (tx) => {
        if ((await tx.people.hasOwner()) || !(await tx.people.hasSetupLink(hash))) throw used();
        if (await tx.people.readByEmail(given.email))
          throw new HttpError(409, 'Somebody with this e-mail works here already', 'email');
        await checkName(tx, given.name, given.email);
        await tx.people.removeSetupLinks();
        const owner = { ...given, role: 'owner' as const, residents: [], password: hashed };
        const id = await tx.people.add({ ...owner, created: settings.now() });
        if (made) await passkeys.add(tx, id, made);
        const person = await tx.people.read(id);
        return person && signIn(tx, c, person, settings, 'set the station up');
      });
      return c.json(response, 201, noStore);
    })
    .get('/staff/invitations/accept', async (c) => {
      checkRequest(c);
      const invited = await findInvitation(hashToken((c.req.query('token') ?? '').slice(0, 200)));
      limits.giveBack(clientOf(c));
      const { email, role, residents, inviter, until } = invited;
      const expires = new Date(until).toISOString();
      return c.json({ email, role, residents, inviter, expires }, 200, noStore);
    })
    .post('/staff/invitations/accept/passkey/options', async (c) => {
      checkRequest(c);
      const { token, name } = await readBody(c, acceptPasskeyBody);
      const { email } = await findInvitation(hashToken(token));
      limits.giveBack(clientOf(c));
      return c.json(await passkeyOptions(c, { email, name }, hashToken(token)), 200, noStore);
    })
    .post('/staff/invitations/accept', async (c) => {
      checkRequest(c);
      const { token, name, ...proof } = await readBody(c, acceptBody);
      const hash = hashToken(token);
      await findInvitation(hash);
      limits.giveBack(clientOf(c));
      const { hashed, made } = await checkProof(c, hash, proof);
      const response = await store.write(async (tx) => {
        const invited = await tx.people.findInvitation(hash, settings.now());
        if (!invited) throw ended();
        await tx.people.removeInvitation(invited.id);
        const id = await join(tx, invited, name, hashed);
        if (made) await passkeys.add(tx, id, made);
        const person = await tx.people.read(id);
        return person && signIn(tx, c, person, settings, 'accepted an invitation');
      });
      return c.json(response, 201, noStore);
    });
}
